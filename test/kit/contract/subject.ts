/** Input of a contract suite: a plugin's manifest, the module of one contribution, and its options. */
import path from 'node:path';
import type { UserEvent } from '@testing-library/user-event';
import type { Activate, Basket, ContributionPoints, PointName } from '../../../core/sdk';
import { fakeContext, type FakeRuntime } from '../fakes';
import { namesIn, pluginFolder, textsIn } from '../projectFiles';

/** The part of a manifest that the suites read; an imported plugin.json fits. */
export interface SubjectManifest {
  readonly id: string;
  readonly contributes: Readonly<Record<string, readonly { readonly name: string }[] | undefined>>;
  readonly origins?: readonly {
    readonly directive: string;
    readonly value?: string;
    readonly from?: string;
  }[];
  readonly storage?: readonly string[];
}

/** A contribution under test. */
export interface ContractSubject<Point extends PointName, Options> {
  /** The plugin's plugin.json. */
  readonly manifest: SubjectManifest;
  /** The contribution's name; default: the first of the point. */
  readonly contribution?: string;
  /** The export of the contribution's module that the manifest names. */
  readonly activate: Activate<Point, Options>;
  /** As a realm would provide them, defaults filled in. */
  readonly options: Options;
  /** Prepares the runtime before activation: the platform's responses, a third party's globals. */
  readonly arrange?: (runtime: FakeRuntime) => void;
}

/** Where a provider returns to. */
export const returnUrl = 'https://ringside.localhost/pay/ringside-stripe';

/** A payment method under test. */
export interface PaymentSubject<Options> extends ContractSubject<'payment-method', Options> {
  /** A basket that the method can pay. */
  readonly basket: Basket;
  /** For a method with a form: fills it in as a viewer does. */
  readonly fill?: (user: UserEvent) => Promise<void>;
  /** Values typed by `fill` that only the provider may receive, such as a card's number. */
  readonly entered?: readonly string[];
  /** Makes the provider refuse the next collection only. */
  readonly refuse?: (runtime: FakeRuntime) => void;
  /** For a method with a challenge on the page (3-D Secure). */
  readonly challenge?: {
    /** The next attempt requires a challenge, with this outcome. */
    readonly arrange: (outcome: 'passed' | 'failed', runtime: FakeRuntime) => void;
    /** The viewer's action, where the fake provider does not complete the challenge itself. */
    readonly answer?: (user: UserEvent, outcome: 'passed' | 'failed') => Promise<void>;
  };
  /** For a wallet (kind `native`, PAY-023). */
  readonly wallet?: {
    /** Sets whether the browser supports the wallet. */
    readonly offered: (offered: boolean) => void;
    /** The viewer's action in the next payment sheet. */
    readonly sheet: (outcome: 'approve' | 'cancel') => void;
    /** The provider's button on the page. */
    readonly press: (user: UserEvent) => Promise<void>;
  };
  /** For a redirect method: a return URL after a refusal. */
  readonly refused?: string;
}

/** The static facts of the tested contribution. Throws when the manifest does not contribute to the point. */
export function factsOf(
  { manifest, contribution }: Pick<ContractSubject<PointName, never>, 'manifest' | 'contribution'>,
  point: string,
): Readonly<Record<string, unknown>> & { readonly name: string } {
  const entries = manifest.contributes[point] ?? [];
  const facts = contribution === undefined ? entries[0] : entries.find(({ name }) => name === contribution);
  if (facts === undefined)
    throw new Error(`${manifest.id} contributes no ${contribution ?? ''} to ${point}.`);
  return facts;
}

/** Activates the contribution in its own fake runtime. */
export async function activated<Point extends PointName, Options>(
  point: Point,
  subject: ContractSubject<Point, Options>,
): Promise<{ readonly contribution: ContributionPoints[Point]; readonly runtime: FakeRuntime }> {
  const { context, runtime } = fakeContext({
    facts: factsOf(subject, point),
    options: subject.options,
    pluginId: subject.manifest.id,
    storage: subject.manifest.storage ?? [],
    scriptSources: scriptSources(subject),
  });
  subject.arrange?.(runtime);
  return { contribution: await subject.activate(context), runtime };
}

/** A plugin's texts in the shipped languages, by language: `messages/<locale>.json`. */
export function pluginMessages(pluginId: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const folder = path.join(pluginFolder(pluginId), 'messages');
  return Object.fromEntries(
    namesIn(folder).map((name) => {
      const locale = name.replace('.json', '');
      return [locale, textsIn(folder, locale)];
    }),
  );
}

function scriptSources({
  manifest,
  options,
}: {
  readonly manifest: SubjectManifest;
  readonly options: unknown;
}): string[] {
  return (manifest.origins ?? []).flatMap(({ directive, value, from }) => {
    if (directive !== 'script-src') return [];
    const found =
      value ??
      (from === undefined ? undefined : (options as Readonly<Record<string, unknown>>)[from.slice(1)]);
    return typeof found === 'string' && URL.canParse(found) ? [new URL(found).origin] : [];
  });
}
