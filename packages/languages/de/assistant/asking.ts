import type { AssistantCues } from '../../src/assistant'

export const asking = {
  common:
    /der|die|das|dem|den|des|ein|eine|einen|einem|einer|ist|sind|ich|wir|wie|was|wer|wann|welche|welcher|welchen|und|oder|mit|auf|fur|muss|mussen|darf|durfen|kann|bei|zu|zum|zur|man|werden|wird|nicht|von|vom|im|am|ab|ohne|brauche|brauchen|hoch|viel|viele|lange|oft|meine|mein|es|sich|haben|hat|als|an|aus|noch/,
  may: /darf|darfst|durfen|durfte|kann|konnen|erlaubt|zulassig|gestattet|ok|okay|in ordnung|legal|genehmigt/,
  must: /muss|musst|mussen|brauch\w*|notig|notwendig|pflicht|\w+pflicht|vorgeschrieben|erforderlich|verpflichtet|benotig\w*|vorschrift|zwingend|gesetzlich/,
  forbidden: /verboten|untersagt|illegal|unzulassig|verbot|nicht (?:erlaubt|zulassig|gestattet)|strafbar/,
  without: /ohne|nicht|kein\w*|verzichte\w*|weglassen|nie|statt/,
  doubted:
    /(?:darf|durfen|muss|mussen|kann|konnen|brauch\w*|ist|sind) (?:ich |man |wir |es |er |sie |das )?(?:denn |doch |da |hier )*(?:nicht|kein\w*)|nicht (?:notig|notwendig|erforderlich|verboten|vorgeschrieben)/,
  plain: /ist|sind|gibt|gilt|gelten|zahlt|zahlen|reicht|reichen|genugt|haben|hat|werden|wird/,
  open: /wie|was|wann|wer|wen|wem|welche[rnsm]?|wo|warum|wieso|wieviel\w*|womit|wozu|woran/,
  who: /wer|wen|wem|wessen/,
  figure:
    /wie (?:viele?|hoch|tief|weit|lange?|oft|nah|breit|alt|gross|schwer|heiss|kalt|laut|schnell|stark|dick|steil|haufig)|wieviele?|welche[rnsm]? (?:hohe|tiefe|abstand|alter|temperatur|grosse|breite|lange|winkel|neigung|grenze|geschwindigkeit|frist|gewicht|pegel|druck|dauer)|mindest\w*|hochst\w*|maximal\w*|minimal\w*|grenzwert|frist/,
  when: /wann|ab welche[rnsm]?|ab wie\w*|ab wann/,
  or: /oder/,
  above: /uber|oberhalb|mehr als|mindestens|hoher als|tiefer als|langer als/,
  below: /unter|unterhalb|weniger als|bis zu|bis|niedriger als|kurzer als/,
} satisfies AssistantCues['asking']
