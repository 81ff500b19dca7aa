/** Short-lived signed tickets (JWT, HS256) for licence requests and stream URLs. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface TicketClaims {
  /** Its scope: `licence` or `playback`. */
  readonly use: string;
  /** The stream's or video's id. */
  readonly sub: string;
  readonly [claim: string]: unknown;
}

export interface TicketOffice {
  sign(claims: TicketClaims, seconds: number): string;
  /** The claims of a valid ticket of this scope; undefined for anything else. */
  read(ticket: string, use: string): TicketClaims | undefined;
  /** Whether it is an expired ticket of this scope. */
  isExpired(ticket: string, use: string): boolean;
}

/** Tickets are valid for the life of this process: the key is never stored. */
export function createTicketOffice(clock: () => number = Date.now): TicketOffice {
  const key = randomBytes(32);
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signatureOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const isCurrent = ({ exp }: { readonly exp: number }): boolean => exp * 1000 > clock();
  const genuine = (ticket: string, use: string): (TicketClaims & { readonly exp: number }) | undefined => {
    const [head = '', body = '', signature = ''] = ticket.split('.');
    const expected = signatureOf(`${head}.${body}`);
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as TicketClaims & {
      readonly exp: number;
    };
    return claims.use === use ? claims : undefined;
  };
  return {
    sign(claims, seconds) {
      const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, exp: Math.floor(clock() / 1000) + seconds })}`;
      return `${text}.${signatureOf(text).toString('base64url')}`;
    },
    read(ticket, use) {
      const claims = genuine(ticket, use);
      return claims !== undefined && isCurrent(claims) ? claims : undefined;
    },
    isExpired(ticket, use) {
      const claims = genuine(ticket, use);
      return claims !== undefined && !isCurrent(claims);
    },
  };
}
