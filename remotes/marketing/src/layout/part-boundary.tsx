import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** A part of the page that fails, or whose code does not arrive, takes only itself down. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
