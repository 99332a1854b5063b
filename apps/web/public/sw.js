// Shows push notifications. It caches nothing: pages always come from the server.

self.addEventListener('push', event => {
  const { title, body, href, tag } = event.data.json()
  const icon = '/icon-192.png'
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { href } }))
})

async function open(href) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [first] = windows
  if (!first) return self.clients.openWindow(href)
  await first.focus()
  // A page that this worker doesn't control can't be led elsewhere.
  return first.navigate(href).catch(() => self.clients.openWindow(href))
}

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.href))
})
