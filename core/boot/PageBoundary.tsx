/** Error boundary of the page: when a page throws, the frame around it stays and shows an error message. */
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageFailed } from '../pageKit/PageFailed';

interface BoundaryProps {
  /** A new address resets the error. */
  readonly address: string;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly failed: string | null }> {
  override state: { readonly failed: string | null } = { failed: null };

  static getDerivedStateFromError() {
    return { failed: '' };
  }

  override componentDidCatch() {
    this.setState({ failed: this.props.address });
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed !== null && before.address !== this.props.address) this.setState({ failed: null });
  }

  override render() {
    return this.state.failed === null ? (
      this.props.children
    ) : (
      <PageFailed retry={() => this.setState({ failed: null })} />
    );
  }
}

export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary address={pathname}>{children}</Boundary>;
}
