import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeWebServer, redirectTo } from '../../testing/fake-web-server'
import { isPublic, parseNetwork, type Resolve } from './addresses'
import { OutgoingError } from './fault'
import { type OutgoingOptions, openOutgoing } from './outgoing'

let world: Awaited<ReturnType<typeof fakeWebServer>>
let inside: Awaited<ReturnType<typeof fakeWebServer>>
beforeAll(async () => {
  inside = await fakeWebServer({ '/secret': (_, response) => response.end('the keys') })
  world = await fakeWebServer({
    '/hello': (_, response) => response.end('hello'),
    '/missing': (_, response) => response.writeHead(404).end('no such thing'),
    '/gzip': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('zipped')),
    '/deflate': (_, response) =>
      response.writeHead(200, { 'content-encoding': 'deflate' }).end(deflateSync('deflated')),
    '/br': (_, response) =>
      response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('brotli')),
    '/zstd': (_, response) => response.writeHead(200, { 'content-encoding': 'zstd, gzip' }).end('?'),
    '/not-gzip': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain'),
    '/bomb': (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
    '/huge': (_, response) => response.end(Buffer.alloc(200_000)),
    '/announced': (_, response) => {
      response.writeHead(200, { 'content-length': 10_000_000 })
      response.write('x')
    },
    '/silent': () => {},
    '/stuck': (_, response) => response.writeHead(200).write('the first bytes and then'),
    '/cut': (_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half')
      response.destroy()
    },
    '/to-hello': redirectTo('/hello'),
    '/to-inside': redirectTo(inside.url('/secret')),
    '/to-name-of-inside': redirectTo('http://inside.test/secret'),
    '/to-file': redirectTo('file:///etc/passwd'),
    '/to-nonsense': redirectTo('http://[bad'),
    '/loop': redirectTo('/loop'),
  })
})
afterAll(() => Promise.all([world.close(), inside.close()]))

const names: Resolve = async host => {
  const known: Record<string, string[]> = {
    'feeds.test': ['127.0.0.1'],
    'inside.test': ['10.1.2.3'],
    'mixed.test': ['93.184.216.34', '127.0.0.1'],
    'six.test': ['::ffff:127.0.0.1'],
    'nowhere.test': [],
  }
  const found = known[host]
  if (!found) throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' })
  return found.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
}

const outgoing = (changes: Partial<OutgoingOptions> = {}, resolve: Resolve = names) =>
  openOutgoing(
    {
      timeoutMs: 600_000,
      maxBytes: 100_000,
      maxRedirects: 3,
      allowedHosts: [world.host, world.host.replace('127.0.0.1', 'feeds.test')],
      userAgent: 'Plumbline/test',
      ...changes,
    },
    resolve,
  )
const fault = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof OutgoingError ? error.fault : error),
  )

describe('an address is public', () => {
  test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('%s', address => {
    expect(isPublic(address)).toBe(true)
  })

  test.each([
    ['this host', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['loopback further on', '127.255.255.254'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['link-local', '169.254.1.1'],
    ['cloud metadata', '169.254.169.254'],
    ['protocol assignments', '192.0.0.192'],
    ['documentation', '203.0.113.9'],
    ['benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.251'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped private', '::ffff:c0a8:101'],
    ['compatible loopback', '::127.0.0.1'],
    ['NAT64 of loopback', '64:ff9b::7f00:1'],
    ['6to4 of a private address', '2002:c0a8:101::1'],
    ['Teredo', '2001:0:7f00:1::'],
    ['link-local', 'fe80::1'],
    ['old site-local', 'fec0::1'],
    ['unique local', 'fd12:3456::1'],
    ['cloud metadata', 'fd00:ec2::254'],
    ['multicast', 'ff02::1'],
    ['documentation', '2001:db8::1'],
    ['compatible private', '::10.0.0.1'],
    ['never assigned', '4000::1'],
    ['the host agent of a cloud', '168.63.129.16'],
    ['the same, mapped', '::ffff:168.63.129.16'],
    ['no address', 'localhost'],
  ])('but not %s: %s', (_, address) => {
    expect(isPublic(address)).toBe(false)
  })
})

test('what an operator blocks is not reached, in either form', () => {
  const blocked = ['192.88.0.0/16', '2606:4700::/32', '8.8.4.4'].map(parseNetwork)
  const reached = ['192.88.7.7', '2606:4700::1111', '8.8.4.4', '::ffff:8.8.4.4', '8.8.8.8'].filter(address =>
    isPublic(address, blocked),
  )
  expect(reached).toEqual(['8.8.8.8'])
})

describe('a target that is not public is rejected', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://017700000001/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fd00:ec2::254]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.5:8080/',
    'http://inside.test/',
    'http://mixed.test/',
    'http://six.test/',
    'ftp://feeds.test/',
    'file:///etc/passwd',
    'data:text/xml,<rss/>',
    'gopher://feeds.test/',
    'http://user:secret@93.184.216.34/',
    'http://93.184.216.34:25/',
    'http://93.184.216.34:22/',
    'not an address',
  ])('%s', async url => {
    expect(await fault(outgoing().get(url))).toBe('address_not_allowed')
  })

  test('also after a redirect, to an address or to a name', async () => {
    expect(await fault(outgoing().get(world.url('/to-inside')))).toBe('address_not_allowed')
    expect(await fault(outgoing().get(world.url('/to-name-of-inside')))).toBe('address_not_allowed')
    expect(await fault(outgoing().get(world.url('/to-file')))).toBe('address_not_allowed')
    expect(inside.asked).toEqual([])
  })

  test('with nothing configured, also on the machine itself', async () => {
    expect(await fault(outgoing({ allowedHosts: [] }).get(world.url('/hello')))).toBe('address_not_allowed')
  })

  test('on another port than the one let through', async () => {
    expect(await fault(outgoing().get(inside.url('/secret')))).toBe('address_not_allowed')
  })
})

test('the name is asked for once, and the connection goes to the address that was checked', async () => {
  let asked = 0
  const rebinding: Resolve = async () => {
    asked++
    return [{ address: asked === 1 ? '127.0.0.1' : '10.9.9.9', family: 4 }]
  }
  const response = await outgoing({}, rebinding).get(world.url('/hello', 'feeds.test'))
  expect([response.body.toString(), asked]).toEqual(['hello', 1])
})

test('a response comes with its status, its headers and where it came from', async () => {
  const response = await outgoing().get(world.url('/to-hello'), { 'if-none-match': '"7"' })
  expect(response).toMatchObject({ status: 200, url: world.url('/hello') })
  const { headers } = world.asked.at(-1) ?? { headers: {} }
  expect(headers).toMatchObject({ 'user-agent': 'Plumbline/test', 'if-none-match': '"7"', host: world.host })
  expect(await outgoing().get(world.url('/missing'))).toMatchObject({ status: 404 })
})

test.each(['/gzip', '/deflate', '/br'])('%s is unpacked', async path => {
  const { body } = await outgoing().get(world.url(path))
  expect(['zipped', 'deflated', 'brotli']).toContain(body.toString())
})

test.each([
  ['larger than allowed', '/huge', 'too_large'],
  ['announced as larger than allowed', '/announced', 'too_large'],
  ['a bomb of fifty megabytes in fifty kilobytes', '/bomb', 'too_large'],
  ['packed in a way nobody asked for', '/zstd', 'unreadable'],
  ['not packed as it says', '/not-gzip', 'unreadable'],
  ['redirected for ever', '/loop', 'too_many_redirects'],
  ['redirected to nonsense', '/to-nonsense', 'unreadable'],
  ['cut off', '/cut', 'unreachable'],
])('a response that is %s is rejected', async (_, path, expected) => {
  expect(await fault(outgoing().get(world.url(path)))).toBe(expected)
})

test.each(['/silent', '/stuck'])('a server that is %s is left when the time is over', async path => {
  expect(await fault(outgoing({ timeoutMs: 50 }).get(world.url(path)))).toBe('timed_out')
})

test('a name server that is silent is left too', async () => {
  const silent: Resolve = () => new Promise(() => {})
  expect(await fault(outgoing({ timeoutMs: 50 }, silent).get('http://feeds.test/'))).toBe('timed_out')
})

test('a host that nobody knows or that has no address is named as such', async () => {
  expect(await fault(outgoing().get('http://unheard.test/'))).toBe('host_unknown')
  expect(await fault(outgoing().get('http://nowhere.test/'))).toBe('host_unknown')
})

test('a closed door is named as such', async () => {
  const gone = await fakeWebServer({})
  await gone.close()
  expect(await fault(outgoing({ allowedHosts: [gone.host] }).get(gone.url('/')))).toBe('unreachable')
})
