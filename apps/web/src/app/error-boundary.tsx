import { Component, type ReactNode } from 'react'
import { i18next } from '../lib/i18n'
import { reportError } from '../lib/report-error'
import { toast } from '../lib/toast'
import { ErrorPanel } from './error-panel'

/** Replaces what it surrounds with the error panel, tells the user and tells the server. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
    toast({
      title: i18next.t('crash.toast'),
      description: i18next.t('crash.notified'),
      variant: 'destructive',
    })
  }

  override render() {
    return this.state.failed ? <ErrorPanel /> : this.props.children
  }
}
