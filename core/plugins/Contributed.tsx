/** Renders a contribution on a page: a skeleton while it loads, then the contribution, or a fallback if it fails. */
import { Component, startTransition, useEffect, useState, type ReactNode } from 'react';
import type { ContributionPoints, PointName } from '../sdk/points';
import { whenOnline } from '../ui/useOnline';
import type { ContributionFailure } from './ContributionState';
import { useRegistry } from './RegistryContext';
import type { ContributionRequest } from './PluginRegistry';

export interface ContributedProps<Point extends PointName> {
  readonly request: ContributionRequest<Point>;
  /** Shown until the contribution is active. Must have the same size, to avoid layout shift. */
  readonly skeleton: ReactNode;
  /** Shown when the contribution has failed. */
  readonly failed: (failure: ContributionFailure, retry: () => void) => ReactNode;
  readonly children: (contribution: ContributionPoints[Point]) => ReactNode;
}

type Outcome<Contribution> =
  { readonly contribution: Contribution } | { readonly failure: ContributionFailure } | null;

/**
 * Error boundary: a contribution that fails to load, throws, or throws while rendering affects nothing
 * outside this component.
 */
export function Contributed<Point extends PointName>(props: ContributedProps<Point>) {
  const { point, plugin, name, entry } = props.request;
  // Keyed by request, so that a contribution is never rendered with the props of another.
  return <Place key={[point, plugin, name, entry?.key].join(' ')} {...props} />;
}

function Place<Point extends PointName>({ request, skeleton, failed, children }: ContributedProps<Point>) {
  const registry = useRegistry();
  const [outcome, setOutcome] = useState<Outcome<ContributionPoints[Point]>>(() => {
    const contribution = registry.activeNow(request);
    return contribution === undefined ? null : { contribution };
  });
  const [attempt, setAttempt] = useState(0);
  const { point, plugin, name, entry } = request;

  useEffect(() => {
    let gone = false;
    const asked = entry === undefined ? { point, plugin, name } : { point, plugin, name, entry };
    registry.resolve(asked).then(
      // A transition, so that React can yield: rendering a row of cards in one go would block scrolling.
      (contribution) => !gone && startTransition(() => setOutcome({ contribution })),
      (failure: unknown) => !gone && setOutcome({ failure: failure as ContributionFailure }),
    );
    return () => {
      gone = true;
    };
  }, [registry, point, plugin, name, entry, attempt]);

  const retry = () => {
    registry.forget(request);
    setOutcome(null);
    setAttempt((count) => count + 1);
  };

  const isCutOff = outcome !== null && 'failure' in outcome && outcome.failure.phase === 'no connection';
  useEffect(() => {
    if (!isCutOff) return undefined;
    return whenOnline(() => {
      setOutcome(null);
      setAttempt((count) => count + 1);
    });
  }, [isCutOff]);

  if (outcome === null) return skeleton;
  if ('failure' in outcome) return failed(outcome.failure, retry);
  return (
    <RenderBoundary
      key={attempt}
      onError={(cause) => registry.fail(request, 'render', cause)}
      fallback={(failure) => failed(failure, retry)}
    >
      {children(outcome.contribution)}
    </RenderBoundary>
  );
}

interface RenderBoundaryProps {
  readonly onError: (cause: unknown) => ContributionFailure;
  readonly fallback: (failure: ContributionFailure) => ReactNode;
  readonly children: ReactNode;
}

export class RenderBoundary extends Component<
  RenderBoundaryProps,
  { readonly thrown: unknown; readonly failure: ContributionFailure | null }
> {
  override state = { thrown: undefined, failure: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  override componentDidCatch(cause: unknown) {
    this.setState({ failure: this.props.onError(cause) });
  }

  /** Replaces a contribution that does harm without throwing. */
  stop(cause: unknown): void {
    this.setState({ thrown: cause, failure: this.props.onError(cause) });
  }

  override render() {
    if (this.state.failure !== null) return this.props.fallback(this.state.failure);
    return this.state.thrown === undefined ? this.props.children : null;
  }
}
