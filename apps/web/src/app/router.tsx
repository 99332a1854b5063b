import { Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { FullPageSpinner } from '../components/ui/spinner'
import { useSession } from '../features/auth/session'
import { Protected, SignedOutOnly } from './guards'
import { lazyPage } from './lazy-page'

const PublicLayout = lazyPage(() => import('./layouts/public-layout'), 'public')
const AuthLayout = lazyPage(() => import('./layouts/auth-layout'), 'auth', 'errors')
const OwnQueries = lazyPage(() => import('./layouts/own-queries'))
const SignedInLayout = lazyPage(() => import('./layouts/signed-in-layout'), 'errors')

const Home = lazyPage(() => import('./pages/home'), 'public')
const Features = lazyPage(() => import('./pages/features'), 'pages')
const HowItWorks = lazyPage(() => import('./pages/how-it-works'), 'pages')
const About = lazyPage(() => import('./pages/about'), 'pages')
const Industries = lazyPage(() => import('./pages/industries'), 'pages')
const Regions = lazyPage(() => import('./pages/regions'), 'pages')
const Pricing = lazyPage(() => import('./pages/pricing'), 'billing', 'errors')
const Terms = lazyPage(() => import('./pages/legal/terms'), 'legal')
const Privacy = lazyPage(() => import('./pages/legal/privacy'), 'legal')
const AiUsage = lazyPage(() => import('./pages/legal/ai-usage'), 'legal')
const NotFound = lazyPage(() => import('./pages/not-found'))

const Shared = lazyPage(() => import('./pages/shared'), 'sharing')
const Login = lazyPage(() => import('./pages/login'), 'auth')
const Signup = lazyPage(() => import('./pages/signup'), 'signup', 'options')
const ForgotPassword = lazyPage(() => import('./pages/forgot-password'), 'auth')
const ResetPassword = lazyPage(() => import('./pages/reset-password'), 'auth')

const Dashboard = lazyPage(() => import('./pages/dashboard'), 'account', 'auth', 'options', 'analysis')
const Profile = lazyPage(() => import('./pages/profile'), 'account')
const Settings = lazyPage(() => import('./pages/settings'), 'settings', 'options')
const TestCheckout = lazyPage(() => import('./pages/test-checkout'), 'test-payments')
const TestPortal = lazyPage(() => import('./pages/test-portal'), 'test-payments')
const Billing = lazyPage(() => import('./pages/billing'), 'billing')
const Subscribe = lazyPage(() => import('./pages/billing-subscribe'), 'billing')
const Upload = lazyPage(() => import('./pages/upload'), 'analysis')
const Result = lazyPage(() => import('./pages/result'), 'results', 'analysis', 'findings', 'hazards')
const Violations = lazyPage(
  () => import('./pages/violations'),
  'violations',
  'saved-views',
  'results',
  'findings',
  'hazards',
)
const Tasks = lazyPage(() => import('./pages/tasks'), 'tasks', 'saved-views')
const CreateTask = lazyPage(() => import('./pages/task-create'), 'tasks')
const Task = lazyPage(() => import('./pages/task'), 'tasks', 'fixes', 'results', 'findings', 'hazards')
const Unsubscribe = lazyPage(() => import('./pages/unsubscribe'), 'notifications', 'notification-texts')
const Notifications = lazyPage(() => import('./pages/notifications'), 'notifications', 'notification-texts')
const Copilot = lazyPage(() => import('./pages/copilot'), 'assistant', 'regulations')
const Paulie = lazyPage(() => import('./pages/paulie'), 'assistant', 'regulations')
const Suggestions = lazyPage(() => import('./pages/suggestions'), 'suggestions')
const Regulations = lazyPage(() => import('./pages/regulations'), 'regulations')
const Regulation = lazyPage(() => import('./pages/regulation'), 'regulations')

export function Router() {
  return (
    <BrowserRouter>
      <Suspense fallback={<FullPageSpinner />}>
        <Routes>
          <Route index element={<Start />} />
          <Route element={<PublicLayout />}>
            <Route path="home" element={<Home />} />
            <Route path="features" element={<Features />} />
            <Route path="how-it-works" element={<HowItWorks />} />
            <Route path="about" element={<About />} />
            <Route path="industries" element={<Industries />} />
            <Route path="regions" element={<Regions />} />
            <Route element={<SignedOutOnly />}>
              <Route path="pricing" element={<Pricing />} />
            </Route>
            <Route path="legal/terms" element={<Terms />} />
            <Route path="legal/privacy" element={<Privacy />} />
            <Route path="legal/ai-usage" element={<AiUsage />} />
          </Route>
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
            <Route element={<SignedInLayout />}>
              <Route path="dashboard" element={<Dashboard />} />
              <Route path="profile" element={<Profile />} />
              <Route path="settings" element={<Settings />} />
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
    </BrowserRouter>
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
  if (status === 'loading') return <FullPageSpinner />
  return <Navigate to={status === 'signedOut' ? '/home' : '/dashboard'} replace />
}
