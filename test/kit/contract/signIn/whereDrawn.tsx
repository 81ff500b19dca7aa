/** The place of what a provider draws, as the house keeps it. */
import { act, Component, type ReactNode } from 'react';

/** What is under way has become what it will. */
export const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

/** Where the house would take the button away. */
export class Gone extends Component<{ readonly children: ReactNode }, { readonly thrown: boolean }> {
  override state = { thrown: false };
  static getDerivedStateFromError() {
    return { thrown: true };
  }
  override render() {
    return this.state.thrown ? <p>taken away</p> : this.props.children;
  }
}
