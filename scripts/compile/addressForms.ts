/** Explains what is wrong with a host name or an origin, and suggests the intended one. */

export interface FormProblem {
  readonly message: string;
  readonly suggestion: string | null;
}

/** For a text that does not match the pattern of host names. */
export function hostProblem(text: string): FormProblem {
  const meant = URL.canParse(`http://${withoutScheme(text)}`)
    ? new URL(`http://${withoutScheme(text)}`).hostname
    : '';
  const suggestion = isHostName(meant) && meant !== text ? meant : null;
  return { message: `${quoted(text)} is not a host name: ${hostCause(text)}.`, suggestion };
}

/** For a text that does not match the pattern of origins, or that a browser would serialise differently. */
export function originProblem(text: string): FormProblem {
  const absolute = /^https?:\/\//i.test(text) ? text : `https://${withoutScheme(text)}`;
  const meant = URL.canParse(absolute) ? new URL(absolute).origin : '';
  const isOrigin = /^https?:/.test(meant) && isHostName(new URL(meant).hostname) && meant !== text;
  return {
    message: `${quoted(text)} is not an origin: ${originCause(text)}.`,
    suggestion: isOrigin ? meant : null,
  };
}

function hostCause(text: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return 'leave out the scheme';
  if (text.includes('/')) return 'leave out the path';
  if (/:[0-9]*$/.test(text)) return 'leave out the port';
  return nameCause(text);
}

function originCause(text: string): string {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(text)?.[0];
  if (scheme === undefined) return 'it begins with https://';
  if (!/^https?:\/\/$/.test(scheme)) return 'it begins with https:// in small letters';
  const [host = '', ...path] = text.slice(scheme.length).split('/');
  if (path.length > 0 || /[?#]/.test(host)) return 'it ends after host and port, without a slash or a path';
  if (host.includes('@')) return 'it holds no name and no password';
  const [name = '', port] = host.split(':');
  if (port !== undefined && (!/^[0-9]{1,5}$/.test(port) || Number(port) > 65_535))
    return 'its port is no number up to 65535';
  if (name.includes('*'))
    return '* can only replace whole labels at the beginning of a media origin, such as https://*.cdn.example';
  const cause = nameCause(name);
  return cause === '' ? 'browsers leave out the port that the scheme has anyway' : cause;
}

/** What is wrong with a host name; empty when it is valid. */
function nameCause(name: string): string {
  if (name === '') return 'the host is missing';
  if (/[A-Z]/.test(name)) return 'it is written in small letters';
  if (name.includes('*')) return 'it names one host, without a wildcard';
  if (/\s/.test(name)) return 'it holds no blanks';
  if (name.length > 253) return 'it has more than 253 characters';
  const labels = name.split('.');
  if (labels.includes('')) return 'a label between two dots is empty, or it begins or ends with a dot';
  if (labels.some((label) => label.length > 63))
    return 'a label between two dots has more than 63 characters';
  if (/[^a-z0-9.-]/.test(name)) return 'it holds small letters, digits, dashes and dots only';
  return labels.some((label) => /^-|-$/.test(label)) ? 'a label begins or ends with a dash' : '';
}

const isHostName = (text: string): boolean => nameCause(text) === '';

const withoutScheme = (text: string): string => text.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');

const quoted = (text: string): string => `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;
