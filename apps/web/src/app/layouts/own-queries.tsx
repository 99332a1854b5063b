import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { newQueryClient } from '../../lib/query'

/** For pages that fetch but stand outside the signed-in layout. */
export default function OwnQueries() {
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
