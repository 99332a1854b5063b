import { phrases, type Speech } from '../../src/speech'
import { keywords } from './keywords'

export const speech = {
  keywords,
  negationReach: 5,
  negations: phrases(`
    no | sin | nunca | nadie | ningún | ninguna | tampoco | falta | faltan | olvidó
  `),
  troubles: phrases(`
    roto | rota | dañado | dañada | suelto | suelta | inestable | inseguro | insegura | peligroso |
    peligrosa | falta | faltan | se derrumbó | se cae | cayó | fuga | bloqueado | bloqueada | vencido |
    expuesto | expuesta | demasiado cerca | cuidado | peligro | sin
  `),
  hypotheses: phrases(`
    si | en caso de | simulacro | capacitación sobre | podría
  `),
  breaks: phrases(`
    pero | aunque | sino
  `),
  alarms: phrases(`
    borde sin protección | hueco abierto | hueco sin tapar | caída de objetos | se cayó una herramienta
    | me corté la mano | pisó un clavo | debajo de la carga | derrumbe | pared inestable | varillas
    expuestas | armadura expuesta | cable expuesto | descarga eléctrica | cable pelado | tablero abierto
    | fuego | incendio | humo | llamas | extintor bloqueado | extintor vencido | salida bloqueada |
    mucho ruido | mucho polvo | gases tóxicos | derrame | golpe de calor | mucho calor | deshidratado |
    mareado | muy pesado | me duele la espalda | hombre caído | se cayó | inconsciente | llamen una
    ambulancia | herido | piso mojado | atrapado | sigue encendida | faltan tablones | falta la guarda |
    asbesto | amianto
  `),
  protections: phrases(`
    protección contra caídas | rodapié | casco | protección de la cabeza | gafas de seguridad | lentes
    de seguridad | protección ocular | careta | guantes | botas de seguridad | zapatos de seguridad |
    chaleco reflectante | chaleco de seguridad | equipo de protección | epp | zona de exclusión |
    barricada | alarma de reversa | señalero | entibación | interruptor diferencial | extintor | salida
    de emergencia | ruta de escape | protección auditiva | tapones | respirador | mascarilla | hoja de
    seguridad | bloqueo y etiquetado
  `),
  harmless: phrases(`
    alarma de incendio | contra incendios | detector de humo
  `),
} satisfies Speech
