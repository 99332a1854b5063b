import { plain } from '@plumbline/knowledge/lexicon/index'

/** Attempts to make it another assistant, or to read what it was told. */
const overrides: readonly RegExp[] = [
  /\b(?:(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:rules?|instructions?|prompts?|guidelines?|restrictions?|safety|everything|you were told)|(?:system|hidden|initial|secret) prompt|your (?:\w+ )?(?:instructions|prompts?)|were you told|you (?:have|had) no (?:rules|restrictions|limits)|pretend (?:to be|that|you)|(?:^|and |then )(?:act|behave) (?:as|like)|role ?play|you are now|(?:developer|admin|debug|god) mode|dump the|drop table|<\/?(?:context|system)>|system:|jailbreak|do anything now)\b/,
  /\b(?:(?:ignora|olvida|omite)\b.{0,40}\b(?:reglas?|instrucciones|normas|anterior\w*)|finge (?:ser|que)|(?:tu|tus|el) (?:prompt|instrucciones)|prompt del sistema|actua como)\b/,
  /\b(?:(?:ignore[sz]?|oublie[sz]?)\b.{0,40}\b(?:regles?|instructions?|consignes?|precedent\w*)|fais comme si|(?:ton|tes|le) (?:prompt|instructions|consignes)|prompt systeme|joue le role)\b/,
  /\b(?:(?:ignorier\w*|vergiss|missachte)\b.{0,40}\b(?:regeln|anweisungen|vorgaben|alles)|tu so als|(?:dein\w*|der) (?:system-?)?-?(?:prompt|anweisungen)|system-?prompt|spiel die rolle)\b/,
  /(?:忽略|无视|忘记|忘掉).{0,20}(?:规则|指令|指示|提示|以上|之前)|系统提示|提示词|假装|扮演/,
]

/** Somebody else than the organization that asks. */
const others =
  /\b((?:other|another|different|rival) (?:compan(?:y|ies)'?s?|organi[sz]ations?'?s?|contractors?'?s?|firms?'?s?|customers?'?s?|accounts?'?s?|employers?'?s?)|competitors?'?s?|neighbou?rs?'?s?|next door|across the street|down the (?:road|street)|every (?:company|organi[sz]ation|customer)|all (?:customers|companies|organi[sz]ations)|(?:otras?|todas las) (?:empresas?|organizacion(?:es)?|companias?)|otros? (?:contratistas?|clientes?)|competencia|de al lado|autres? (?:entreprises?|societes?|organi[sz]ations?|clients?)|concurrents?|voisin\w*|d'a cote|(?:anderen?|anderer|fremde[nr]?) (?:firmen?|unternehmen|betriebe?s?|organi[sz]ation(?:en)?|kunden)|konkurren\w+|nachbar\w+|nebenan)\b|(?:其他|别的|另一|另外|隔壁|竞争对手).{0,6}(?:公司|组织|单位|客户|企业)|竞争对手/
/** What nobody gets of somebody else. */
const records =
  /\b(violations?|findings?|tasks?|records?|reports?|photos?|pictures?|data|users?|emails?|ask(?:ed)?|infraccion(?:es)?|violacion(?:es)?|incumplimientos?|tareas?|registros?|informes?|fotos?|datos|infractions?|taches?|rapports?|donnees|verstosse?n?|mangel|aufgaben?|berichte?|bilder|daten)\b|违规|违章|隐患|任务|记录|报告|照片|数据/
const secrets =
  /\b(passwords?|logins?|credentials|api (?:keys?|tokens?)|access tokens?|contrasenas?|mots? de passe|passwort|passworter|kennwort|zugangsdaten|identifiants)\b|密码/

/** Another company by its name. */
const named =
  /\b(?:from|of|by|de|von|des)\s+(?:\p{Lu}[\p{L}&.-]*\s+){1,3}(?:Construction|Builders|Contract(?:ors|ing)|Inc|LLC|Ltd|Corp|GmbH|AG|S\.?A\.?|SARL|SL)\b/u

const asksForOthersRecords = (text: string, typed: string) =>
  secrets.test(typed) || ((others.test(typed) || named.test(text)) && records.test(typed))

export type OutOfBounds = 'override' | 'others_records'

export function findOutOfBounds(text: string): OutOfBounds | null {
  const typed = plain(text)
  if (overrides.some(pattern => pattern.test(typed))) return 'override'
  return asksForOthersRecords(text, typed) ? 'others_records' : null
}
