/** Root component: context providers, the router, and the page of the current address. */
import { observer } from 'mobx-react-lite';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Intl } from '../i18n/Intl';
import { RegistryContext } from '../plugins/RegistryContext';
import { RoutingProvider } from '../routing/RoutingProvider';
import { clock } from '../sdk/services';
import { ServicesContext } from '../sdk/useService';
import type { Runtime } from './createRuntime';
import { PageOutlet } from './PageOutlet';
import { PageBoundary } from './PageBoundary';
import { messageStore, pluginRegistry, routingStore, viewerCountry } from './tokens';

export interface AppProps {
  readonly runtime: Runtime;
  /** IANA name of the viewer's time zone; undefined means the browser's own. */
  readonly timeZone: string | undefined;
}

export const App = observer(function App({ runtime, timeZone }: AppProps) {
  const { get } = runtime;
  return (
    <StrictMode>
      <ServicesContext value={get}>
        <Intl
          store={get(messageStore)}
          timeZone={timeZone}
          now={get(clock).now}
          country={get(viewerCountry).code}
        >
          <RegistryContext value={get(pluginRegistry)}>
            <BrowserRouter>
              <RoutingProvider store={get(routingStore)}>
                <PageBoundary>
                  <PageOutlet />
                </PageBoundary>
              </RoutingProvider>
            </BrowserRouter>
          </RegistryContext>
        </Intl>
      </ServicesContext>
    </StrictMode>
  );
});
