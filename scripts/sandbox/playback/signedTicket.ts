/** Short-lived signed tickets (JWT, HS256): what a licence request or a stream address proves. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface TicketClaims {
  /** What it opens: `licence` or `playback`. */
  readonly use: string;
  /** The stream or the video it is for. */
  readonly sub: string;
  readonly [claim: string]: unknown;
}

export interface TicketOffice {
  sign(claims: TicketClaims, seconds: number): string;
  /** The claims of a ticket of this use that has not run out; undefined for anything else. */
  read(ticket: string, use: string): TicketClaims | undefined;
}

/** Tickets are good for as long as this process lives: the key is never kept. */
export function createTicketOffice(clock: () => number = Date.now): TicketOffice {
  const key = randomBytes(32);
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signatureOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    sign(claims, seconds) {
      const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, exp: Math.floor(clock() / 1000) + seconds })}`;
      return `${text}.${signatureOf(text).toString('base64url')}`;
    },
    read(ticket, use) {
      const [head = '', body = '', signature = ''] = ticket.split('.');
      const expected = signatureOf(`${head}.${body}`);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as TicketClaims & { exp: number };
      return claims.use === use && claims.exp * 1000 > clock() ? claims : undefined;
    },
  };
}
