/** Root component: context providers, the router, and the page of the current address. */
import { observer } from 'mobx-react-lite';
import { startTransition, StrictMode, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Intl } from '../i18n/Intl';
import { RegistryContext } from '../plugins/RegistryContext';
import { RoutingProvider } from '../routing/RoutingProvider';
import { clock } from '../sdk/services';
import { ServicesContext } from '../sdk/useService';
import { HostRender } from '../ui/hostRender';
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
  /** Time of the host's render, which this one makes or hydrates; epoch milliseconds. */
  readonly renderedAt?: number;
}

export const App = observer(function App({ runtime: { get }, Router, timeZone, renderedAt }: AppProps) {
  const [hostRender, setHostRender] = useState(renderedAt ?? null);
  const isHosted = hostRender !== null;
  // Hydrated: from now on the page depends on this device. In slices, since most of it renders again.
  useEffect(() => startTransition(() => setHostRender(null)), []);
  return (
    <StrictMode>
      <ServicesContext value={get}>
        <HostRender value={hostRender}>
          <Intl
            store={get(messageStore)}
            timeZone={isHosted ? 'UTC' : timeZone}
            now={isHosted ? () => hostRender : get(clock).now}
            country={isHosted ? null : get(viewerCountry).code}
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
        </HostRender>
      </ServicesContext>
    </StrictMode>
  );
});
