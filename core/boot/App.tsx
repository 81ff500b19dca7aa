/** Root component: context providers, the router, and the page of the current address. */
import { observer } from 'mobx-react-lite';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { Intl } from '../i18n/Intl';
import { RegistryContext } from '../plugins/RegistryContext';
import { RoutingProvider } from '../routing/RoutingProvider';
import { clock } from '../sdk/services';
import { ServicesContext } from '../sdk/useService';
import type { Runtime } from './createRuntime';
import { PageBoundary } from './PageBoundary';
import { PageOutlet } from './PageOutlet';
import { messageStore, pluginRegistry, routingStore, viewerCountry } from './tokens';

export interface AppProps {
  readonly runtime: Runtime;
  /** A React Router: that of the browser's history, or of the address that the host renders. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
  /** IANA name of the viewer's time zone; undefined means the browser's own. */
  readonly timeZone: string | undefined;
}

export const App = observer(function App({ runtime: { get }, Router, timeZone }: AppProps) {
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
            <Router>
              <RoutingProvider store={get(routingStore)}>
                <PageBoundary>
                  <PageOutlet />
                </PageBoundary>
              </RoutingProvider>
            </Router>
          </RegistryContext>
        </Intl>
      </ServicesContext>
    </StrictMode>
  );
});
