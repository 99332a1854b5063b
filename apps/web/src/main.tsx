import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router'
import { App } from './app/app'
import { startI18n } from './lib/i18n'
import { mount } from './lib/mount'
import { reportUncaughtErrors } from './lib/report-error'
import { followTheme } from './lib/theme'
import './styles/app.css'

reportUncaughtErrors()
followTheme()
await startI18n()

mount(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
