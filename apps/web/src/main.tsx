import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { startI18n } from './lib/i18n'
import { reportUncaughtErrors } from './lib/report-error'
import { followTheme } from './lib/theme'
import './styles/app.css'

reportUncaughtErrors()
followTheme()
await startI18n()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
