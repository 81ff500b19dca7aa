/** Several videos side by side in the composed product: where a tile leads when its event is not open to the viewer. */
import { screen, waitFor } from '@testing-library/react';
import { composedTests } from './composed';
import { bout, pass, streams, watching, type Answers, type Given } from './playing';

composedTests();

const at = '/multi-video/e1?eventId=e2';
const answers: Answers = {
  'POST /api/v5/manifest/event/e2': { streams },
  'POST /api/v1/multiviewHeartbeat': {},
  'GET /api/v2/event/live': { events: [], totalResults: 0 },
};

interface WallLinks {
  readonly path: string;
  readonly query: object;
}

/** Opens a wall of two events; the function it gives reads where the links of a name lead. */
async function wall(
  second: object,
  change: Given['change'] = () => undefined,
): Promise<(name: string) => WallLinks[]> {
  await watching(at, {
    change,
    answers: { ...answers, 'GET /api/v4/event/e2': { ...bout, id: 'e2', title: 'Event e2', ...second } },
  });
  return (name) =>
    screen.queryAllByRole('link', { name }).map((link) => {
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://site.test');
      return { path: pathname, query: Object.fromEntries(searchParams) };
    });
}

test('MUL-014 an event that must be bought leads to the shop, and from there back to the same wall', async () => {
  const links = await wall({ accessLevel: 'DENIED', availableLicences: [pass] });
  await waitFor(() =>
    expect(links('Choose and watch')).toEqual([{ path: '/purchase', query: { licences: 'pass', from: at } }]),
  );
});

test('MUL-014 SGP-108 every tile sends a viewer with another sign-in method to the companies, and from there back', async () => {
  const mandatory = {
    name: 'adobe',
    requestorId: 'ringside',
    baseUri: 'https://companies.example/',
    softwareStatement: 'statement',
    mandatory: true,
  };
  const change: Given['change'] = (document) =>
    void (document['authenticationProviders'] = [{ name: 'id' }, mandatory]);
  const company = { path: '/providers', query: { from: at } };
  const links = await wall({}, change);
  await waitFor(() => expect(links('Choose your TV provider')).toEqual([company, company]));
});
