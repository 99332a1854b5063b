import type { Words } from './en'

export const de: Words = {
  closing:
    'Sie erhalten diese Nachricht, weil bei Plumbline etwas mit Ihrer Adresse geschehen ist. Waren Sie das nicht, können Sie sie ignorieren.',
  verify_email: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      'Hallo {name},',
      'bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt 24 Stunden.',
    ],
    action: 'Adresse bestätigen',
  },
  reset_password: {
    subject: 'Neues Passwort festlegen',
    paragraphs: [
      'Hallo {name},',
      'für Ihr Konto wurde ein neues Passwort angefordert. Der Link gilt 60 Minuten und nur einmal. Haben Sie nichts angefordert, bleibt Ihr Passwort, wie es ist.',
    ],
    action: 'Neues Passwort festlegen',
  },
  password_changed: {
    subject: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'Hallo {name},',
      'das Passwort Ihres Kontos wurde geändert, andere Geräte wurden abgemeldet. Waren Sie das nicht, legen Sie sofort ein neues Passwort fest.',
    ],
    action: 'Neues Passwort festlegen',
  },
  invitation: {
    subject: '{inviter} lädt Sie zu {organization} ein',
    paragraphs: [
      '{inviter} lädt Sie ein, in Plumbline mit {organization} an der Arbeitssicherheit zu arbeiten.',
      'Die Einladung gilt 7 Tage.',
    ],
    action: '{organization} beitreten',
  },
  usage_limit_reached: {
    subject: 'Ihre Analysen sind aufgebraucht',
    paragraphs: [
      'Hallo {name},',
      'Ihre Organisation hat alle Analysen ihres Tarifs verbraucht. Nichts, was Sie erfasst haben, geht verloren.',
    ],
    action: 'Tarife ansehen',
  },
  task_due_tomorrow: {
    subject: 'Morgen fällig: {title}',
    paragraphs: ['Hallo {name},', 'Ihre Aufgabe „{title}“ ist morgen, am {due}, fällig.'],
    action: 'Aufgabe öffnen',
  },
  task_overdue: {
    subject: 'Überfällig: {title}',
    paragraphs: [
      'Hallo {name},',
      'Ihre Aufgabe „{title}“ war am {due} fällig und ist nicht abgeschlossen. Ist sie erledigt, schließen Sie sie bitte ab; braucht sie länger, geben Sie ihr ein neues Datum.',
    ],
    action: 'Aufgabe öffnen',
  },
}
