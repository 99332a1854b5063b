import { plain } from '@plumbline/knowledge/lexicon/index'
import { subjectsIn } from './subjects'

/** What people try that has nothing to do with work: told apart by its words, since trucks are in poems too. */
const subjects: readonly RegExp[] = [
  // Writing and entertainment.
  /\b(poems?|jokes?|songs?|lyrics|bedtime|fairy ?tales?|movies? to watch|netflix|video ?games?|celebrit\w+|taylor swift|horoscope|poemas?|chistes?|canciones?|cuentos?|peliculas?|horoscopo|poemes?|blagues?|chansons?|quel film|horoscope|\w*gedicht\w*|witz\w*|ein lied|horoskop|marchen)\b|诗|笑话|歌词|电影|星座|小说|故事/,
  // Food.
  /\b(recipes?|how (?:do i|to) cook|for dinner|for lunch|pizza|restaurants?|recetas?|(?:para|de) (?:cenar|cena)|paella|cocinar|recettes?|pour (?:le )?diner|rezept\w*|abendessen)\b|食谱|晚饭|好吃|餐厅|外卖/,
  // Sports, weather and the news.
  /\b(weather|forecast|football|soccer|baseball|basketball|hockey|lakers|super bowl|world (?:cup|series)|who won|score of|election|politics|tiempo hara|pronostico|futbol|el partido|(?:quien|quienes) gano|la liga|meteo|temps qu'il fera|le match|qui a gagne|coupe du monde|wetter\w*|fussball|bundesliga|wer hat\b.*\b(?:spiel|gewonnen))\b|天气|足球|篮球|比赛/,
  // Money, shopping, travel and private life.
  /\b(lottery|stock (?:price|market|tip)s?|bitcoin|crypto|savings|invest(?:ing|ment)?|taxes|mortgage|get rich|girlfriend|boyfriend|dating|love letters?|lose weight|diet|my resume|cover letter|homework|(?:a|my) flight|(?:truck|car|phone|laptop) to buy|buy (?:a|an|me)|should i buy|name my|loteria|novia|novio|boda|carta de amor|me compro|loterie|copine|copain|lettre d'amour|j'achete|\w*liebes\w*|freundin|lotto|aktien?|soll ich kaufen|steuererklarung)\b|彩票|股票|情书|女朋友|男朋友|旅游|减肥|买什么/,
  // General knowledge and small talk.
  /\b(capital of|(?:the|is) president|translate|meaning of life|is god|wifi|wi-fi|python code|write (?:me )?(?:a |some )?(?:code|script)|what time is it|what day is it|how old (?:is|are) (?!.*\b(?:harness|ladder|hat|helmet|cylinder|extinguisher|lanyard|sling|sds))|capital de|que hora es|el presidente|traduce|capitale de|quelle heure est|le president|traduis|hauptstadt|wie spat|wieviel uhr|ubersetze|prasident|bundeskanzler)\b|首都|几点|翻译|总统|写代码/,
]

export function isOffTopic(text: string): boolean {
  const typed = plain(text)
  return subjects.some(subject => subject.test(typed))
}

/** Words of the trade that say little in a sentence model trained on everyday English. */
const trade =
  /\b(osha|msha|niosh|hse|riddor|cdm|f10|coshh|loler|puwer|300a?|301|sdss?|msds|ppe|loto|ghs|hav|aed|cpr|dguv|sigeko|sifa|brandschutz\w*|ersthelfer\w*|carsat|cnesst|epi|epp|epis|inspection du travail|duerp|ppsps)\b|\p{Script=Han}/u

/** Whether it speaks of safety at work, whatever the sentence model makes of it; it knows no Chinese. */
export const isAboutSafety = (text: string, english: string): boolean =>
  trade.test(plain(text)) || subjectsIn(english).length > 0
