/** Which companies are offered, and the message of each failure: the specification's tables. */
import { CallError } from '../../../../core/sdk';
import { found, logoFrom, offerOf } from '../../../../plugins/sign-in/adobe/companies';
import { NoCompanies, NothingBegun, tvProblem } from '../../../../plugins/sign-in/adobe/tvProblem';
import type { AdobeOptions } from '../../../../plugins/sign-in/adobe/options.generated';

const company = (id: string, name = id) => ({ id, name, logo: null });
const all = [company('polar', 'Polar'), company('coastal', 'Coastal'), company('meridian', 'Meridian')];
type Allowed = AdobeOptions['allowedProviders'];
const allowed = (...names: string[]): Allowed =>
  names.map((name) => ({
    name: name.replace('*', ''),
    display: name.endsWith('*') ? 'FEATURED' : 'DEFAULT',
  }));

describe('which companies appear', () => {
  test.each<[string, Allowed, string[], string[]]>([
    ['SGP-126 an empty list allows all, by name', [], [], ['coastal', 'meridian', 'polar']],
    ['SGP-126 only those of the list', allowed('polar', 'coastal'), [], ['coastal', 'polar']],
    [
      'SGP-124 featured ones first, in the list’s order',
      allowed('polar*', 'meridian', 'coastal*'),
      ['polar', 'coastal'],
      ['meridian'],
    ],
    [
      'SGP-126 one that the provider does not have is left out',
      allowed('gone*', 'polar', 'lost'),
      [],
      ['polar'],
    ],
    ['a company that is listed twice appears once', allowed('polar*', 'polar*', 'polar'), ['polar'], []],
    ['SGP-126 a list of strangers offers nobody', allowed('gone'), [], []],
  ])('%s', (_, list, featured, others) => {
    const offer = offerOf(all, list, 'en');
    expect([offer.featured.map(({ id }) => id), offer.others.map(({ id }) => id)]).toEqual([
      featured,
      others,
    ]);
  });

  test.each([
    ['', ['one', 'two', 'three']],
    ['POLAR', ['one']],
    ['vision polar', ['one']],
    ['cafe', ['two']],
    ['اتحاد', ['three']],
    ['nobody', []],
  ])('SGP-133 a search for "%s" finds %j', (words, ids) => {
    const offer = {
      featured: [company('one', 'Polar Vision')],
      others: [company('two', 'Café TV'), company('three', 'الإتِّحاد')],
    };
    const { featured, others } = found(offer, words);
    expect([...featured, ...others].map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['https://tv.example/logo.png', true],
    ['https://logos.example/a/b.svg', true],
    ['https://elsewhere.example/logo.png', false],
    ['http://tv.example/logo.png', false],
    ['javascript:alert(1)', false],
    ['logo.png', false],
    [null, false],
  ])('SGP-125 a logo at %s is fetched: %s', (logo, isFetched) => {
    expect(logoFrom(logo, ['https://tv.example/v1', 'https://logos.example'])).toBe(isFetched ? logo : null);
  });
});

describe('SGP-134 SGP-135 ERR-016 the message of a failure', () => {
  const refused = (status: number, code?: string, messages: string[] = [], body: unknown = {}) =>
    new CallError('call', status, code, messages, body);

  test.each<[string, unknown, string]>([
    [
      'the mapper knows the provider’s name of it',
      refused(403, 'authentication_session_expired'),
      'tvProblemNotConfirmed',
    ],
    ['the mapper wins over the code table', refused(400, 'unknown_integration'), 'tvProblemCompany'],
    [
      'the mapper reads the error of a registration',
      refused(400, undefined, [], { error: 'invalid_software_statement' }),
      'tvProblemClosed',
    ],
    [
      'the mapper reads the first message',
      refused(500, undefined, ['companyNotChosen']),
      'tvProblemNotConfirmed',
    ],
    ['code table: no answer', refused(0, 'unknownError'), 'tvProblemUnreachable'],
    ['code table: 400', refused(400), 'tvProblemExpired'],
    ['code table: 412', refused(412), 'tvProblemNotConfirmed'],
    ['code table: 429', refused(429), 'tvProblemTooMany'],
    ['else the generic entry', refused(500), 'tvProblemGeneric'],
    ['nothing was begun here', new NothingBegun(), 'tvProblemNothingBegun'],
    ['no company is offered', new NoCompanies(), 'tvPickerEmpty'],
    ['anything else is generic', new TypeError('x is undefined'), 'tvProblemGeneric'],
    ['what every object inherits is no name', refused(500, 'constructor'), 'tvProblemGeneric'],
  ])('%s', (_, error, key) => expect(tvProblem(error).key).toBe(key));

  test.each<[string, unknown, { requestId: string; message: string }]>([
    [
      'request id and first message',
      refused(500, 'x', ['The company is closed today.', 'more'], { requestId: 'req-1' }),
      { requestId: 'req-1', message: 'The company is closed today.' },
    ],
    [
      'the provider’s trace and message',
      refused(500, 'x', [], { trace: '12345-67', message: 'Please call us.' }),
      { requestId: '12345-67', message: 'Please call us.' },
    ],
    ['neither', refused(500), { requestId: 'none', message: 'none' }],
    [
      'no address is shown',
      refused(500, 'x', ['See https://tv.example/?token=1 now']),
      { requestId: 'none', message: 'none' },
    ],
    [
      'no token is shown',
      refused(500, 'x', [`It was ${'a'.repeat(40)} then`]),
      { requestId: 'none', message: 'none' },
    ],
    [
      'no markup, no key, no odd request id',
      refused(500, 'x', ['<b>no way</b>'], { requestId: '<script>' }),
      { requestId: 'none', message: 'none' },
    ],
  ])('labels get %s', (_, error, values) => expect(tvProblem(error).values).toEqual(values));
});
