import { ConsentService } from '../../../core/session/consent/ConsentService';
import {
  consentAnswers,
  isAgreed,
  preticked,
  type ConsentTerm,
} from '../../../core/session/consent/consentTerms';

const choice = (fieldName: string, more: Partial<ConsentTerm> = {}): ConsentTerm => ({
  fieldName,
  fieldType: 'BINARY_CHOICE',
  label: { en: fieldName },
  ...more,
});
const text: ConsentTerm = {
  fieldName: 'notice',
  fieldType: 'INFORMATION_TEXT',
  label: { en: 'Notice' },
  required: true,
};

describe('SGN-071 FRM-028 preticked terms', () => {
  test.each([
    ['nothing said', {}, false],
    ['the string true', { defaultValue: 'true' }, true],
    ['another string', { defaultValue: 'TRUE' }, false],
    ['data.default', { data: { default: 'true' } }, true],
    ['defaultValue wins over data.default', { defaultValue: 'false', data: { default: 'true' } }, false],
  ])('%s', (_, term, ticked) => {
    expect(preticked([choice('news', term)]).has('news')).toBe(ticked);
  });

  test('SGN-068 a text has no checkbox', () => {
    expect([...preticked([{ ...text, defaultValue: 'true' }])]).toEqual([]);
  });
});

describe('SGN-070 FRM-027 agreement', () => {
  const terms = [choice('terms', { required: true }), choice('news'), text];
  test.each([
    [[], false],
    [['news'], false],
    [['terms'], true],
    [['terms', 'news'], true],
  ])('with %o ticked: %s', (ticks, agreed) => {
    expect(isAgreed(terms, new Set(ticks))).toBe(agreed);
  });

  test('SGN-068 a text that is required never blocks', () => {
    expect(isAgreed([text], new Set())).toBe(true);
  });

  test('SGN-072 each choice is answered, by its field name', () => {
    expect(consentAnswers(terms, new Set(['terms']))).toEqual([
      { fieldName: 'terms', answer: true },
      { fieldName: 'news', answer: false },
    ]);
  });
});

describe('SGN-072 the terms dialog', () => {
  const report = (error: unknown) => {
    throw error;
  };
  const terms = [choice('terms')];
  const load = async () => terms;

  test('is skipped in a realm without terms', async () => {
    const service = new ConsentService({ load: null, report });
    await expect(service.ask()).resolves.toEqual([]);
    expect(service.asking).toBeNull();
  });

  test('gives the answers on agreement, nothing on closing', async () => {
    const service = new ConsentService({ load, report });
    const first = service.ask();
    service.agree(terms, new Set(['terms']));
    await expect(first).resolves.toEqual([{ fieldName: 'terms', answer: true }]);
    const second = service.ask();
    service.close();
    await expect(second).resolves.toBeNull();
    expect(service.asking).toBeNull();
  });

  test('is cancelled by a second one', async () => {
    const service = new ConsentService({ load, report });
    const first = service.ask();
    void service.ask();
    await expect(first).resolves.toBeNull();
    expect(service.asking).not.toBeNull();
  });
});
