import { Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { FullPageSpinner } from '../components/ui/spinner'
import { showLanguage } from '../lib/i18n'
import { languageOfAddress, languagePrefixes } from '../lib/public-address'
import { useSession } from '../modules/identity/auth/session'
import { Protected, SignedOutOnly } from './guards'
import { lazyPage } from './lazy-page'
import { usePublicAddress } from './public-link'

const PublicLayout = lazyPage(() => import('./layouts/public-layout'), 'public')
const AuthLayout = lazyPage(() => import('./layouts/auth-layout'), 'auth', 'errors')
const OwnQueries = lazyPage(() => import('./layouts/own-queries'))
const SignedInLayout = lazyPage(() => import('./layouts/signed-in-layout'), 'errors')

const Home = lazyPage(() => import('./public-site/pages/home'), 'public', 'home')
const Features = lazyPage(() => import('./public-site/pages/features'), 'public', 'features')
const HowItWorks = lazyPage(() => import('./public-site/pages/how-it-works'), 'public', 'how-it-works')
const About = lazyPage(() => import('./public-site/pages/about'), 'public', 'about')
const Industries = lazyPage(() => import('./public-site/pages/industries'), 'public', 'catalog', 'industries')
const Regions = lazyPage(() => import('./public-site/pages/regions'), 'public', 'catalog', 'regions')
const Example = lazyPage(
  () => import('./public-site/pages/example'),
  'public',
  'example',
  'results',
  'findings',
  'hazards',
  'questions',
  'labels',
)
const Pricing = lazyPage(() => import('../modules/billing/pages/pricing'), 'billing', 'errors')
const Terms = lazyPage(() => import('./public-site/pages/legal/terms'), 'legal-terms')
const Privacy = lazyPage(() => import('./public-site/pages/legal/privacy'), 'legal-privacy')
const AiUsage = lazyPage(() => import('./public-site/pages/legal/ai-usage'), 'legal-ai-usage')
const NotFound = lazyPage(() => import('./public-site/pages/not-found'))

const Shared = lazyPage(() => import('../modules/findings/pages/shared'), 'sharing')
const Login = lazyPage(() => import('../modules/identity/pages/login'), 'auth')
const Signup = lazyPage(() => import('../modules/identity/pages/signup'), 'signup', 'options')
const Sso = lazyPage(() => import('../modules/identity/pages/sso'), 'sso')
const ForgotPassword = lazyPage(() => import('../modules/identity/pages/forgot-password'), 'auth')
const ResetPassword = lazyPage(() => import('../modules/identity/pages/reset-password'), 'auth')

const Dashboard = lazyPage(() => import('../modules/insights/pages/dashboard'), 'dashboard')
const Profile = lazyPage(() => import('../modules/identity/pages/profile'), 'account')
const Settings = lazyPage(() => import('../modules/identity/pages/settings'), 'settings', 'options')
const TwoFactor = lazyPage(() => import('../modules/identity/pages/two-factor'), 'two-factor')
const TestCheckout = lazyPage(() => import('../modules/billing/pages/test-checkout'), 'test-payments')
const TestPortal = lazyPage(() => import('../modules/billing/pages/test-portal'), 'test-payments')
const Billing = lazyPage(() => import('../modules/billing/pages/billing'), 'billing')
const Subscribe = lazyPage(() => import('../modules/billing/pages/billing-subscribe'), 'billing')
const Operations = lazyPage(() => import('../modules/operations/pages/operations'), 'operations')
const Upload = lazyPage(() => import('../modules/capture/pages/upload'), 'analysis')
const Result = lazyPage(
  () => import('../modules/capture/pages/result'),
  'results',
  'analysis',
  'findings',
  'hazards',
)
const Violations = lazyPage(
  () => import('../modules/findings/pages/violations'),
  'violations',
  'saved-views',
  'results',
  'findings',
  'hazards',
)
const Tasks = lazyPage(() => import('../modules/work/pages/tasks'), 'tasks', 'saved-views')
const CreateTask = lazyPage(() => import('../modules/work/pages/task-create'), 'tasks')
const Task = lazyPage(
  () => import('../modules/work/pages/task'),
  'tasks',
  'fixes',
  'results',
  'findings',
  'hazards',
)
const Unsubscribe = lazyPage(
  () => import('../modules/integrations/pages/unsubscribe'),
  'notifications',
  'notification-texts',
)
const Notifications = lazyPage(
  () => import('../modules/integrations/pages/notifications'),
  'notifications',
  'notification-texts',
)
const Copilot = lazyPage(() => import('../modules/assistant/pages/copilot'), 'assistant', 'regulations')
const Paulie = lazyPage(() => import('../modules/assistant/pages/paulie'), 'assistant', 'regulations')
const Suggestions = lazyPage(() => import('../modules/work/pages/suggestions'), 'suggestions')
const Regulations = lazyPage(() => import('../modules/library/pages/regulations'), 'regulations')
const Regulation = lazyPage(() => import('../modules/library/pages/regulation'), 'regulations')

export function Router() {
  return (
    <>
      <AddressLanguage />
      <Suspense fallback={<FullPageSpinner />}>
        <Routes>
          <Route index element={<Start />} />
          {['', ...languagePrefixes].map(prefix => (
            <Route key={prefix} path={prefix} element={<PublicLayout />}>
              {prefix && <Route index element={<Navigate to={`/${prefix}/home`} replace />} />}
              <Route path="home" element={<Home />} />
              <Route path="features" element={<Features />} />
              <Route path="how-it-works" element={<HowItWorks />} />
              <Route path="about" element={<About />} />
              <Route path="industries" element={<Industries />} />
              <Route path="regions" element={<Regions />} />
              <Route path="example" element={<Example />} />
              <Route element={<SignedOutOnly />}>
                <Route path="pricing" element={<Pricing />} />
              </Route>
              <Route path="legal/terms" element={<Terms />} />
              <Route path="legal/privacy" element={<Privacy />} />
              <Route path="legal/ai-usage" element={<AiUsage />} />
            </Route>
          ))}
          <Route element={<OwnLayout />}>
            <Route path="*" element={<NotFound />} />
          </Route>
          <Route element={<AuthLayout />}>
            <Route path="shared/:token" element={<Shared />} />
            <Route path="unsubscribe/:token" element={<Unsubscribe />} />
          </Route>
          <Route element={<SignedOutOnly />}>
            <Route element={<AuthLayout />}>
              <Route path="login" element={<Login />} />
              <Route path="signup" element={<Signup />} />
              <Route path="sso" element={<Sso />} />
              <Route path="forgot-password" element={<ForgotPassword />} />
              <Route path="reset-password/:token" element={<ResetPassword />} />
            </Route>
          </Route>
          <Route element={<Protected roles={['admin']} />}>
            <Route element={<AuthLayout />}>
              <Route element={<OwnQueries />}>
                <Route path="billing/test-checkout/:id" element={<TestCheckout />} />
                <Route path="billing/test-portal" element={<TestPortal />} />
              </Route>
            </Route>
          </Route>
          <Route element={<Protected />}>
            <Route element={<AuthLayout />}>
              <Route element={<OwnQueries />}>
                <Route path="two-factor" element={<TwoFactor />} />
              </Route>
            </Route>
            <Route element={<SignedInLayout />}>
              <Route path="dashboard" element={<Dashboard />} />
              <Route path="profile" element={<Profile />} />
              <Route path="settings" element={<Settings />} />
              <Route path="operations" element={<Operations />} />
              <Route path="billing" element={<Billing />} />
              <Route path="billing/subscribe" element={<Subscribe />} />
              <Route path="upload" element={<Upload />} />
              <Route path="results/:id" element={<Result />} />
              <Route path="results" element={<Navigate to="/upload" replace />} />
              <Route path="violations" element={<Violations />} />
              <Route path="tasks" element={<Tasks />} />
              <Route path="tasks/create" element={<CreateTask />} />
              <Route path="tasks/:id" element={<Task />} />
              <Route path="notifications" element={<Notifications />} />
              <Route path="copilot" element={<Copilot />} />
              <Route path="paulie" element={<Paulie />} />
              <Route element={<Protected roles={['manager', 'admin']} />}>
                <Route path="suggestions" element={<Suggestions />} />
              </Route>
              <Route path="regulations" element={<Regulations />} />
              <Route path="regulations/:id" element={<Regulation />} />
              <Route path="regulations/*" element={<NotFound />} />
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </>
  )
}

/** An address that leads nowhere keeps whoever is signed in inside the product. */
function OwnLayout() {
  const { status } = useSession()
  if (status === 'loading') return <FullPageSpinner />
  return status === 'signedIn' ? <SignedInLayout /> : <PublicLayout />
}

function Start() {
  const { status } = useSession()
  const addressOf = usePublicAddress()
  if (status === 'loading') return <FullPageSpinner />
  return <Navigate to={status === 'signedOut' ? addressOf('/home') : '/dashboard'} replace />
}

/** A public page speaks the language of its address, also when the reader goes back; the product the account's. */
function AddressLanguage() {
  const { pathname } = useLocation()
  const { user } = useSession()
  const language = languageOfAddress(pathname) ?? user?.language
  useEffect(() => {
    if (language) void showLanguage(language)
  }, [language])
  return null
}
