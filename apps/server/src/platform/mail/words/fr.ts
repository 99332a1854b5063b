import type { Words } from './en'

export const fr: Words = {
  closing:
    'Vous recevez ce message en raison d’une action effectuée avec votre adresse sur Plumbline. Si ce n’était pas vous, vous pouvez l’ignorer.',
  verify_email: {
    subject: 'Confirmez votre adresse e-mail',
    paragraphs: [
      'Bonjour {name},',
      'veuillez confirmer que cette adresse est la vôtre. Le lien est valable 24 heures.',
    ],
    action: 'Confirmer l’adresse',
  },
  reset_password: {
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Bonjour {name},',
      'un nouveau mot de passe a été demandé pour votre compte. Le lien ne sert qu’une fois et reste valable 60 minutes. Si vous n’avez rien demandé, votre mot de passe ne change pas.',
    ],
    action: 'Choisir un mot de passe',
  },
  password_changed: {
    subject: 'Votre mot de passe a été modifié',
    paragraphs: [
      'Bonjour {name},',
      'le mot de passe de votre compte a été modifié et les autres appareils ont été déconnectés. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
    ],
    action: 'Choisir un mot de passe',
  },
  invitation: {
    subject: '{inviter} vous invite à rejoindre {organization}',
    paragraphs: [
      '{inviter} vous invite à travailler sur la sécurité avec {organization} dans Plumbline.',
      'L’invitation est valable 7 jours.',
    ],
    action: 'Rejoindre {organization}',
  },
  usage_limit_reached: {
    subject: 'Vos analyses sont épuisées',
    paragraphs: [
      'Bonjour {name},',
      'votre organisation a utilisé toutes les analyses de son forfait. Rien de ce que vous avez enregistré n’est perdu.',
    ],
    action: 'Voir les forfaits',
  },
  task_due_tomorrow: {
    subject: 'À terminer demain : {title}',
    paragraphs: ['Bonjour {name},', 'votre tâche « {title} » est à terminer demain, le {due}.'],
    action: 'Ouvrir la tâche',
  },
  task_overdue: {
    subject: 'En retard : {title}',
    paragraphs: [
      'Bonjour {name},',
      'votre tâche « {title} » devait être terminée le {due} et ne l’est pas. Si elle est faite, terminez-la ; si elle demande plus de temps, donnez-lui une nouvelle date.',
    ],
    action: 'Ouvrir la tâche',
  },
}
