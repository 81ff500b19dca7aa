/** A staff tool, drawn on its page. */
import {
  draftChecker,
  pluginStates,
  previewFrames,
  type Activate,
  type CheckedDraft,
  type PluginStates,
  type PreviewFrames,
  type PreviewSetup,
  type Token,
} from '../../../../core/sdk';
import draft from '../../../../plugins/route/admin/draft/DraftTool';
import manifest from '../../../../plugins/route/admin/plugin.json';
import cancellationPromo from '../../../../plugins/route/admin/tools/cancellationPromo';
import cancellationScreen from '../../../../plugins/route/admin/tools/cancellationScreen';
import content from '../../../../plugins/route/admin/tools/content';
import navbar from '../../../../plugins/route/admin/tools/navbar';
import notFound from '../../../../plugins/route/admin/tools/notFound';
import plugins from '../../../../plugins/route/admin/tools/plugins';
import { composedPage, section } from '../../../../plugins/route/admin/tools/rowPreviews';
import { factsOf, fakeContext, renderInRuntime } from 'proscenium/kit';

export const options = {
  dataOrigins: ['https://cms.example'],
  realms: [{ title: 'Lanterna', host: 'lanterna.example' }],
};

export const pages = {
  content,
  'composed-page': composedPage,
  section,
  navbar,
  'not-found': notFound,
  'cancellation-promo': cancellationPromo,
  'cancellation-screen': cancellationScreen,
  plugins,
  draft,
} as const;

/** Draws a tool and gives the latest setups of its frames, in page order. */
export async function open(
  contribution: keyof typeof pages,
  {
    query = '',
    check,
    read,
  }: {
    readonly query?: string;
    readonly check?: (text: string) => Promise<CheckedDraft>;
    readonly read?: (address: string) => Promise<string>;
  } = {},
) {
  const { context, runtime } = fakeContext({
    options,
    pluginId: 'route/admin',
    facts: factsOf({ manifest, contribution }, 'route'),
  });
  const setups = new Map<HTMLIFrameElement, PreviewSetup>();
  const samples = [
    {
      id: 'ranking',
      title: 'A ranking',
      bucket: { name: 'Ranked', contentList: [] },
      options: { ranked: true },
    },
  ];
  const given = new Map<symbol, unknown>([
    [
      previewFrames.key,
      {
        locales: [
          { code: 'en', name: 'English' },
          { code: 'es', name: 'Español' },
        ],
        layout: 'top',
        menuItems: [],
        assignPreview: (frame, previewSetup) => (setups.set(frame, previewSetup), () => undefined),
      } satisfies PreviewFrames,
    ],
    [
      pluginStates.key,
      {
        plugins: enabled,
        activate: (...of) => void activated.push(of.join(' ')),
        samples: async (id) => (id === 'section/poster' ? samples : []),
      } satisfies PluginStates,
    ],
    [
      draftChecker.key,
      { check: check ?? (async () => ({ problems: [], shown: null })), read: read ?? (async () => '{}') },
    ],
  ]);
  const activated: string[] = [];
  const service = <T,>(token: Token<T>): T =>
    given.has(token.key) ? (given.get(token.key) as T) : runtime.service(token);
  runtime.navigation.at(`/_admin/preview${query}`);
  const activate: Activate<'route', typeof options> = pages[contribution];
  const { Page } = await activate({ ...context, use: service });
  await renderInRuntime(<Page parameters={{}} />, { runtime: { ...runtime, service } });
  const previewSetup = (): PreviewSetup | undefined =>
    [...setups].findLast(([frame]) => frame.isConnected)?.[1];
  const path = () => document.querySelector('iframe')?.getAttribute('src');
  return { runtime, previewSetup, path, activated };
}

const inBuild = { from: null, bytes: null };
const enabled: PluginStates['plugins'] = [
  {
    id: 'section/poster',
    title: 'Row of posters',
    options: { ranked: false },
    ...inBuild,
    contributions: [{ point: 'section', name: 'poster', status: 'active', reason: null }],
  },
  {
    id: 'section/hero',
    title: 'Hero',
    options: {},
    ...inBuild,
    contributions: [{ point: 'section', name: 'hero', status: 'failed', reason: 'It could not be fetched.' }],
  },
  {
    id: 'route/quiz',
    title: 'Quiz',
    options: {},
    from: '@acme/quiz@1.2.0',
    bytes: 12_345,
    contributions: [
      { point: 'route', name: 'quiz', role: 'FIGHTERS', status: 'enabled', reason: null },
      { point: 'player-part', name: 'quiz', status: 'enabled', reason: null },
    ],
  },
  {
    id: 'analytics/console',
    title: 'Console',
    options: {},
    ...inBuild,
    contributions: [{ point: 'analytics-sink', name: 'console', status: 'active', reason: null }],
  },
];
