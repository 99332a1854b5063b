import { plain } from '@plumbline/knowledge/lexicon/index'

/** Attempts to make it another assistant, or to read what it was told. */
const overrides =
  /\b((?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:rules?|instructions?|prompts?|guidelines?|restrictions?|safety)|system prompt|your (?:instructions|prompt)|(?:pretend|act|behave) (?:to be|as if|as though|like you)|you are now|(?:developer|admin|debug|god) mode|dump the|drop table|<\/?(?:context|system)>|system:|jailbreak|do anything now|(?:ignora|olvida|omite)\b.{0,40}\b(?:reglas?|instrucciones|normas)|finge (?:ser|que)|(?:ignore[sz]?|oublie[sz]?)\b.{0,40}\b(?:regles?|instructions?|consignes?)|fais comme si|(?:ignorier\w*|vergiss|missachte)\b.{0,40}\b(?:regeln|anweisungen|vorgaben)|tu so als)\b|(?:忽略|无视|忘记).{0,20}(?:规则|指令|指示|提示)|系统提示|假装/

/** Somebody else than the organization that asks. */
const others =
  /\b((?:other|another|different|rival) (?:compan(?:y|ies)'?s?|organi[sz]ations?'?s?|contractors?'?s?|firms?'?s?|customers?'?s?|accounts?'?s?|employers?'?s?)|competitors?'?s?|neighbou?rs?'?s?|next door|all (?:customers|companies|organi[sz]ations)|(?:otras?|todas las) (?:empresas?|organizacion(?:es)?|companias?)|otros? (?:contratistas?|clientes?)|competencia|de al lado|autres? (?:entreprises?|societes?|organi[sz]ations?|clients?)|concurrents?|voisin\w*|d'a cote|(?:anderen?|anderer|fremde[nr]?) (?:firmen?|unternehmen|betriebe?s?|organi[sz]ation(?:en)?|kunden)|konkurren\w+|nachbar\w+|nebenan)\b|(?:其他|别的|另一|另外|隔壁|竞争对手).{0,6}(?:公司|组织|单位|客户|企业)|竞争对手/
/** What nobody gets of somebody else. */
const records =
  /\b(violations?|findings?|tasks?|records?|reports?|photos?|pictures?|data|infraccion(?:es)?|violacion(?:es)?|incumplimientos?|tareas?|registros?|informes?|fotos?|datos|infractions?|taches?|rapports?|donnees|verstosse?n?|mangel|aufgaben?|berichte?|bilder|daten)\b|违规|违章|隐患|任务|记录|报告|照片|数据/
const secrets = /\b(passwords?|contrasenas?|mots? de passe|passwort|passworter|kennwort|api keys?)\b|密码/

const asksForOthersRecords = (typed: string) =>
  secrets.test(typed) || (others.test(typed) && records.test(typed))

export type OutOfBounds = 'override' | 'others_records'

export function findOutOfBounds(text: string): OutOfBounds | null {
  const typed = plain(text)
  if (overrides.test(typed)) return 'override'
  return asksForOthersRecords(typed) ? 'others_records' : null
}
