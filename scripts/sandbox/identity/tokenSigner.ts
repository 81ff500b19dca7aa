/** Signed tokens of third-party providers: readable claims, verifiable only with the signer's key. */
import { generateKeyPairSync, sign, verify } from 'node:crypto';

export type Claims = Readonly<Record<string, unknown>>;

export interface TokenSigner {
  sign(claims: object): string;
  /** The claims of a token signed here; undefined for any other text. */
  read(token: string): Claims | undefined;
}

/** A signer with its own key: signers reject each other's tokens. */
export function createTokenSigner(): TokenSigner {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    sign(claims) {
      const text = [{ alg: 'ES256', typ: 'JWT' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      return `${text}.${sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
    },
    read(token) {
      const [header, body, signature] = token.split('.');
      if (!header || !body || !signature) return undefined;
      const holds = verify(
        'sha256',
        Buffer.from(`${header}.${body}`),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      );
      return holds ? (JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Claims) : undefined;
    },
  };
}
