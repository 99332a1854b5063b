import swagger from '@fastify/swagger'
import { type Endpoint, endpoints } from '@plumbline/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { escapeHtml } from '../html'

/** The API reference is generated from the registered routes, so it always matches them. */
export async function describeApi(app: FastifyInstance, version: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Plumbline',
        version,
        description: 'The Plumbline API. Responses are {success, data} or {success, error, code}.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: document => {
      if (!('openapiObject' in document)) return document.swaggerObject
      addForms(document.openapiObject.paths ?? {})
      return document.openapiObject
    },
  })
}

type Paths = { [path: string]: object | undefined }

/** Calls that take a file: the form with its binary part and, where there is one, the JSON body beside it. */
function addForms(paths: Paths) {
  for (const { endpoint } of endpoints) {
    const path = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]
    const operation = (path as Record<string, object> | undefined)?.[endpoint.method.toLowerCase()]
    if (operation && endpoint.form)
      Object.assign(operation, { requestBody: formBody(endpoint.form, endpoint.body) })
  }
}

function formBody(form: z.ZodMiniType, body: z.ZodMiniType | undefined) {
  const { $schema, properties = {}, ...rest } = jsonSchema(form, 'input')
  const file = { type: 'string', format: 'binary' }
  const schema = { ...rest, properties: { file, ...properties }, required: ['file'] }
  return {
    required: true,
    content: {
      'multipart/form-data': { schema },
      ...(body && { 'application/json': { schema: jsonSchema(body, 'input') } }),
    },
  }
}

const jsonSchema = (of: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(of, { io, unrepresentable: 'any' })

function schema(title: string, of: z.ZodMiniType | undefined, io: 'input' | 'output') {
  if (!of) return ''
  const { $schema, ...json } = jsonSchema(of, io)
  return `<h4>${title}</h4><pre>${escapeHtml(JSON.stringify(json, null, 2))}</pre>`
}

const entry = ({ name, endpoint }: { name: string; endpoint: Endpoint }, built: boolean) => `
<details id="${name}">
<summary><b class="${endpoint.method}">${endpoint.method}</b> <code>${endpoint.path}</code>
<span>${escapeHtml(endpoint.summary)}${built ? '' : ' (not available yet)'}</span> <i>${endpoint.access}</i></summary>
${schema('Path', endpoint.params, 'input')}${schema('Query', endpoint.query, 'input')}${schema('Form, beside its file', endpoint.form, 'input')}${schema('Body', endpoint.body, 'input')}
${(endpoint.produces ?? 'json') === 'json' ? schema('Response: data', endpoint.response, 'output') : `<p>Returns: ${endpoint.produces}.</p>`}
${endpoint.errors?.length ? `<h4>Errors</h4><p>${endpoint.errors.map(code => `<code>${code}</code>`).join(' ')}</p>` : ''}
</details>`

/** The same reference as a page without scripts, so that it needs no exception from the content security policy. */
export function referencePage(version: string, planned: ReadonlySet<Endpoint>) {
  const modules = groupByModule()
  const sections = [...modules].map(
    ([module, calls]) =>
      `<section><h2 id="${module}">${module}</h2>${calls.map(call => entry(call, !planned.has(call.endpoint))).join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Plumbline API reference</title><link rel="stylesheet" href="/docs.css"></head><body>
<header><h1>Plumbline API</h1><p>Version ${version}, ${endpoints.length} endpoints. <a href="/api/openapi.json">OpenAPI document</a>.
Send the token from <a href="#login">login</a> as <code>Authorization: Bearer</code>.</p>
<nav>${[...modules.keys()].map(module => `<a href="#${module}">${module}</a>`).join(' ')}</nav></header><main>${sections.join('')}</main></body></html>`
}

function groupByModule() {
  const modules = new Map<string, (typeof endpoints)[number][]>()
  for (const call of endpoints) modules.set(call.module, [...(modules.get(call.module) ?? []), call])
  return modules
}
