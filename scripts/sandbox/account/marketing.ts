/** Marketing preferences: the questions of the demo realms and their viewers' answers (ACC-026). */
import type { MarketingPreferences } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';
import { PlatformError } from '../platformError';
import { textIn } from '../realms';
import type { Localised } from '../seed/types';

interface Wish {
  readonly fieldName: string;
  readonly defaultValue: boolean;
  readonly text: Localised;
}

const wishes: readonly Wish[] = [
  {
    fieldName: 'newsletter',
    defaultValue: true,
    text: {
      en: 'What is new, once a week',
      pt: 'As novidades, uma vez por semana',
      es: 'Las novedades, una vez por semana',
      ar: 'الجديد مرة في الأسبوع',
    },
  },
  {
    fieldName: 'reminders',
    defaultValue: false,
    text: {
      en: 'A reminder before something live that I follow begins',
      pt: 'Um lembrete antes de começar um direto que sigo',
      es: 'Un aviso antes de que empiece un directo que sigo',
      ar: 'تذكير قبل بدء بثّ مباشر أتابعه',
    },
  },
  {
    fieldName: 'partners',
    defaultValue: false,
    text: {
      en: 'Offers of our partners',
      pt: 'Ofertas dos nossos parceiros',
      es: 'Ofertas de nuestros socios',
      ar: 'عروض شركائنا',
    },
  },
];

export async function readMarketing(
  sql: SqlRunner,
  accountId: string,
  locale: string,
): Promise<MarketingPreferences> {
  const rows = await sql.query<{ field_name: string; answer: boolean }>(
    'select field_name, answer from marketing_answer where account_id = $1',
    [accountId],
  );
  const answers = new Map(rows.map(({ field_name: name, answer }) => [name, answer]));
  return {
    preferences: wishes.map(({ fieldName, defaultValue, text }) => ({
      fieldName,
      fieldType: 'checkbox',
      text: textIn(locale, text),
      answer: answers.get(fieldName) ?? null,
      defaultValue,
      required: false,
    })),
  };
}

/** Throws 400 for an answer to an unknown question. Questions without an answer keep their stored value. */
export async function keepMarketing(
  sql: SqlRunner,
  accountId: string,
  answers: readonly { readonly fieldName: string; readonly answer: boolean }[],
): Promise<void> {
  for (const { fieldName, answer } of answers) {
    if (!wishes.some((wish) => wish.fieldName === fieldName))
      throw new PlatformError(400, 'unknownField', [`Nobody asked about ${fieldName}.`]);
    await sql.query(
      'insert into marketing_answer (account_id, field_name, answer) values ($1, $2, $3) on conflict (account_id, field_name) do update set answer = excluded.answer',
      [accountId, fieldName, answer],
    );
  }
}
