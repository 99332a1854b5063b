import type { ApiScope } from '@plumbline/contract/identity/api-keys'

type KeyOf<Scope> = Scope extends `${infer Area}:${infer Action}` ? `${Area}_${Action}` : never

/** The name of a scope's label: a colon would separate namespaces there. */
export const scopeKey = (scope: ApiScope) => scope.replace(':', '_') as KeyOf<ApiScope>
