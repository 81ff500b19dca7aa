/** The viewer's account: payments, address, marketing, password, sessions and linked accounts. */
import { Hono } from 'hono';
import { keepMarketing, readMarketing } from '../account/marketing';
import { readHistoryPage } from '../account/paymentRecords';
import { type Handlers, numberOf } from '../operation';
import type { SandboxServices } from '../services';
import { changePassword } from '../session/passwords';
import { requireAccount, requireSession } from '../session/viewer';

type OwnAccountOperation =
  | 'readPayments'
  | 'readAddress'
  | 'writeAddress'
  | 'readMarketingPreferences'
  | 'writeMarketingPreferences'
  | 'changePassword'
  | 'endSessions'
  | 'readLinkedAccounts'
  | 'unlinkAccount';

const PAYMENTS_PAGE = 20;

export function ownAccountRoutes({
  database,
  sessions,
  accounts,
}: SandboxServices): Handlers<OwnAccountOperation> {
  return {
    readPayments: ({ realm, locale, origin, viewer, query }) =>
      readHistoryPage(
        database,
        { realm, locale, origin, accountId: requireAccount(viewer).id },
        numberOf(query, 'p', 1),
        numberOf(query, 'rpp', PAYMENTS_PAGE),
      ),

    async readAddress({ viewer }) {
      const [row] = await database.query<{ address: Record<string, string> | null }>(
        "select details->'address' as address from account where id = $1",
        [requireAccount(viewer).id],
      );
      return row?.address ?? {};
    },

    async writeAddress({ viewer, body }) {
      await database.query(
        "update account set details = jsonb_set(details, '{address}', $2::text::jsonb), owes = array(select unnest(owes) except select unnest($3::text[])) where id = $1",
        [requireAccount(viewer).id, JSON.stringify(body), Object.keys(body)],
      );
      return body;
    },

    readMarketingPreferences: ({ viewer, locale }) =>
      readMarketing(database, requireAccount(viewer).id, locale),

    async writeMarketingPreferences({ viewer, locale, body }) {
      const { id } = requireAccount(viewer);
      await database.transaction((sql) => keepMarketing(sql, id, body.answers));
      return readMarketing(database, id, locale);
    },

    async changePassword({ viewer, body }) {
      await changePassword(database, requireAccount(viewer).id, requireSession(viewer), body);
      return undefined;
    },

    async endSessions({ viewer }) {
      await sessions.endAll(database, requireAccount(viewer).id);
      return undefined;
    },

    async readLinkedAccounts({ viewer }) {
      const { id, email } = requireAccount(viewer);
      const rows = await database.query<{ provider: string; linked_at: Date | string }>(
        'select provider, linked_at from linked_account where account_id = $1 order by linked_at, provider',
        [id],
      );
      return {
        linkedAccounts: rows.map(({ provider, linked_at: at }) => ({
          provider,
          label: labels[provider] ?? null,
          email,
          linkedAt: new Date(at).getTime(),
        })),
      };
    },

    async unlinkAccount({ realm, viewer, path }) {
      await accounts.unlink(realm, requireAccount(viewer).id, path['provider'] ?? '');
      return undefined;
    },
  };
}

/** Display names of providers; the others use their ids. */
const labels: Readonly<Record<string, string>> = {
  apple: 'Apple',
  facebook: 'Facebook',
  google: 'Google',
  stagedoor: 'Stage Door',
  backstage: 'Backstage',
  cineclube: 'Cineclube',
  adobe: 'Pay TV',
};

/** Invoice documents, at URLs only disclosed to their owner. */
export function documentRoutes({ database }: SandboxServices): Hono {
  return new Hono().get('/documents/:file{.+\\.pdf}', async (context) => {
    const id = context.req.param('file').replace(/\.pdf$/, '');
    const [row] = await database.query<{ licence_id: string; at: Date | string; amount: number | null }>(
      'select licence_id, at, amount from payment_record where id = $1 and has_document',
      [id],
    );
    if (row === undefined) return context.notFound();
    const body = invoiceDocument([
      `Invoice ${id}`,
      new Date(row.at).toISOString().slice(0, 10),
      row.licence_id,
      `Amount ${row.amount ?? 0}`,
    ]);
    return context.body(body, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${id}.pdf"`,
    });
  });
}

/** One page of plain text as a PDF. Latin text only: other characters are dropped because the page embeds no font. */
function invoiceDocument(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = lines
    .map(
      (line, index) =>
        `${index === 0 ? '' : '0 -24 Td '}(${line.replaceAll(/[^\x20-\x7e]/g, '').replaceAll(/[\\()]/g, '\\$&')}) Tj`,
    )
    .join('\n');
  const content = `BT /F1 14 Tf 72 760 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(body);
}
