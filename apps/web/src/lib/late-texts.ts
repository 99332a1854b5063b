type TextFile = { default: Record<string, unknown> }

export const lateFiles = import.meta.glob<TextFile>(
  '../locales/*/{activity,plan,push,settings,sharing,suggestions,test-payments,trends,two-factor,webhooks}.json',
)
