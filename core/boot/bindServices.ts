/**
 * Binds every service of the first page to its token. Dependencies are declared in `bind/`, one file per
 * area, and nowhere else.
 */
import type { Container } from 'inversify';
import { checkedRealm, pageReload } from '../pageKit/pageServices';
import { embedding } from '../playback/playbackService';
import * as sdk from '../sdk/services';
import type { Token } from '../sdk/token';
import { bindCatalogue } from './bind/bindCatalogue';
import { bindFrame } from './bind/bindFrame';
import { bindLazyServices } from './bind/bindLazyServices';
import { bindLibrary } from './bind/bindLibrary';
import { bindPlugins } from './bind/bindPlugins';
import { bindSession } from './bind/bindSession';
import { bindTexts } from './bind/bindTexts';
import type { Bind, Wiring } from './bind/wiring';
import { ErrorFeed } from './ErrorFeed';
import { FirstContent } from './firstContent';
import * as own from './tokens';

export function bindServices(container: Container, wiring: Wiring): void {
  const bind: Bind = (to, needs, make) => {
    container.bind(to.key).toResolvedValue(
      make as (...given: unknown[]) => unknown,
      needs.map(({ key }) => key),
    );
  };
  bindBrowser(container, wiring);
  bindSession(bind, wiring);
  bindTexts(bind, wiring);
  bindPlugins(bind, wiring);
  bindFrame(bind, wiring);
  bindCatalogue(bind, wiring);
  bindLibrary(bind, wiring);
  bindLazyServices(bind, wiring);
}

function bindBrowser(container: Container, { page, environment }: Wiring): void {
  const constant = <T>(to: Token<T>, value: T): void => void container.bind<T>(to.key).toConstantValue(value);
  constant(checkedRealm, page.realm);
  constant(sdk.clock, environment.clock);
  constant(own.browserAddressToken, environment.address);
  constant(pageReload, () => environment.address.reload());
  constant(own.localValues, environment.localValues);
  constant(own.tabValues, environment.sessionValues);
  constant(embedding, environment.playerFrame ?? null);
  constant(own.scrollRestoration, { current: null });
  const errors = new ErrorFeed();
  constant(own.errorFeed, errors);
  constant(sdk.drawingErrors, errors);
  constant(own.firstContent, new FirstContent(environment.clock));
}
