/** The container of a provider's output, as core provides it. */
import { act, Component, type ReactNode } from 'react';

/** Waits until pending work has settled. */
export const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

/** An error boundary that removes the button, as core does. */
export class Gone extends Component<{ readonly children: ReactNode }, { readonly thrown: boolean }> {
  override state = { thrown: false };
  static getDerivedStateFromError() {
    return { thrown: true };
  }
  override render() {
    return this.state.thrown ? <p>taken away</p> : this.props.children;
  }
}
