import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary of one section: a failure, also in loading its code, removes only that section. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
