/** Renders a component as core would: with services, texts and a language. */
import path from 'node:path';
import { render, type RenderResult } from '@testing-library/react';
import { act, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { parse } from '@formatjs/icu-messageformat-parser';
import { directionOf } from '../../core/i18n';
import { Intl } from '../../core/i18n/Intl';
import { MessageStore } from '../../core/i18n/MessageStore';
import type { CompiledMessages } from '../../core/i18n/compiledMessages';
import { PluginRegistry } from '../../core/plugins/PluginRegistry';
import { RegistryContext } from '../../core/plugins/RegistryContext';
import { type PluginContext } from '../../core/sdk';
import { ServicesContext } from '../../core/sdk/useService';
import type { FakeRuntime } from './fakes';
import { namesIn, pluginFolders, productFolder, textsIn } from './projectFiles';

export interface RuntimeRendering {
  readonly runtime: FakeRuntime;
  /** A shipped language; default: English. */
  readonly locale?: string;
  /** The shipped language of the texts, for a `locale` without texts that only affects formats. */
  readonly texts?: string;
  /** The realm's plugins; default: none. */
  readonly registry?: PluginRegistry;
}

/** Renders into the document with the texts of core and the tree's plugins. */
export async function renderInRuntime(
  element: ReactElement,
  { runtime, locale = 'en', texts: language, registry = withoutPlugins(runtime) }: RuntimeRendering,
): Promise<RenderResult> {
  const store = coreTexts(locale, language);
  const now = (): number => runtime.clock.now();
  const { pathname, search } = runtime.navigation.current();
  document.documentElement.dir = directionOf(locale);
  const rendered = render(
    <ServicesContext value={runtime.service}>
      <Intl store={store} timeZone="UTC" now={now}>
        <RegistryContext value={registry}>
          <MemoryRouter initialEntries={[pathname + search]}>{element}</MemoryRouter>
        </RegistryContext>
      </Intl>
    </ServicesContext>,
  );
  await act(async () => undefined);
  return rendered;
}

function withoutPlugins(runtime: FakeRuntime): PluginRegistry {
  return new PluginRegistry(
    [],
    {},
    () => ({}) as PluginContext,
    runtime.clock,
    () => undefined,
  );
}

/** An observer that never fires; jsdom has none. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}
globalThis.IntersectionObserver ??= StillObserver as unknown as typeof IntersectionObserver;
globalThis.ResizeObserver ??= StillObserver;

const texts = new Map<string, CompiledMessages>();

/**
 * The texts of core and of the tree's plugins in a shipped language, for a site in that language or in
 * another `locale`.
 */
export function coreTexts(locale: string, language: string = locale): MessageStore {
  return new MessageStore(
    {
      source: { load: async () => ({}), loadRealm: async () => ({}) },
      labels: { load: async () => null, texts: async () => ({ translations: {} }) },
      memory: { read: () => null, write: () => undefined },
      report: (problem) => {
        throw new Error(`${problem.kind}: ${'key' in problem ? problem.key : ''}`);
      },
      after: () => () => undefined,
      development: false,
    },
    { locale, bundles: { runtime: allTexts(language) }, realm: {} },
  );
}

function allTexts(locale: string): CompiledMessages {
  const known = texts.get(locale);
  if (known !== undefined) return known;
  const core = path.join(productFolder(), 'core');
  const folders = [...namesIn(core).map((name) => path.join(core, name)), ...pluginFolders()];
  const found: Record<string, CompiledMessages[string]> = {};
  for (const folder of folders)
    for (const [key, text] of Object.entries(textsIn(path.join(folder, 'messages'), locale)))
      found[key] = parse(text, { ignoreTag: true });
  texts.set(locale, found);
  return found;
}
