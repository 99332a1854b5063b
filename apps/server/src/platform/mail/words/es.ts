import type { Words } from './en'

export const es: Words = {
  closing:
    'Recibe este mensaje por una acción realizada con su dirección en Plumbline. Si no fue usted, puede ignorarlo.',
  verify_email: {
    subject: 'Confirme su correo electrónico',
    paragraphs: [
      'Hola, {name}:',
      'confirme que esta dirección es suya. El enlace es válido durante 24 horas.',
    ],
    action: 'Confirmar dirección',
  },
  reset_password: {
    subject: 'Establezca una contraseña nueva',
    paragraphs: [
      'Hola, {name}:',
      'alguien ha pedido una contraseña nueva para su cuenta. El enlace sirve una sola vez y es válido durante 60 minutos. Si no lo pidió usted, su contraseña no cambia.',
    ],
    action: 'Establecer contraseña',
  },
  password_changed: {
    subject: 'Su contraseña ha cambiado',
    paragraphs: [
      'Hola, {name}:',
      'la contraseña de su cuenta ha cambiado y se ha cerrado la sesión en los demás dispositivos. Si no fue usted, establezca una contraseña nueva de inmediato.',
    ],
    action: 'Establecer contraseña',
  },
  invitation: {
    subject: '{inviter} le invita a {organization}',
    paragraphs: [
      '{inviter} le invita a trabajar en seguridad con {organization} en Plumbline.',
      'La invitación es válida durante 7 días.',
    ],
    action: 'Unirse a {organization}',
  },
  usage_limit_reached: {
    subject: 'Ha agotado sus análisis',
    paragraphs: [
      'Hola, {name}:',
      'su organización ha usado todos los análisis de su plan. No se pierde nada de lo registrado.',
    ],
    action: 'Ver los planes',
  },
  task_due_tomorrow: {
    subject: 'Vence mañana: {title}',
    paragraphs: ['Hola, {name}:', 'su tarea «{title}» vence mañana, {due}.'],
    action: 'Abrir la tarea',
  },
  task_overdue: {
    subject: 'Atrasada: {title}',
    paragraphs: [
      'Hola, {name}:',
      'su tarea «{title}» vencía el {due} y no está completada. Si ya está hecha, complétela; si necesita más tiempo, póngale una nueva fecha.',
    ],
    action: 'Abrir la tarea',
  },
}
