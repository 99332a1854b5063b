import { plain } from '@plumbline/knowledge/lexicon/index'

/** What people try that has nothing to do with work: told apart by its words, since trucks are in poems too. */
const subjects =
  /\b(poems?|jokes?|songs?|lyrics|recipes?|cook(?:ing)?|dinner|lunch|pizza|weather|forecast|football|soccer|baseball|super bowl|world cup|movies?|netflix|horoscope|lottery|stock price|bitcoin|crypto|girlfriend|boyfriend|dating|homework|translate this|capital of|president of|who won|poemas?|chistes?|canciones?|recetas?|cenar|cena|tiempo hara|pronostico|futbol|partido|pelicula|horoscopo|loteria|capital de|poemes?|blagues?|chansons?|recettes?|diner|meteo|temps qu'il fera|match|film|horoscope|loterie|capitale de|love letters?|carta de amor|lettre d'amour|liebesbrief\w*|gedicht\w*|witz\w*|lied|lieder|rezept\w*|abendessen|wetter\w*|fussball|bundesliga|horoskop|lotto|hauptstadt)\b|诗|笑话|歌词|食谱|晚饭|天气|足球|电影|星座|彩票|股票|首都|情书/

export const isOffTopic = (text: string): boolean => subjects.test(plain(text))

/** Words of the trade that say little in a sentence model trained on everyday English. */
const trade =
  /\b(osha|msha|niosh|hse|riddor|cdm|f10|coshh|300a?|301|sdss?|msds|ppe|loto|ghs|hav|dguv|sigeko|carsat|inspection du travail)\b|\p{Script=Han}/u

/** Whether it speaks of safety at work, whatever the sentence model makes of it; it knows no Chinese. */
export const isAboutSafety = (text: string): boolean => trade.test(plain(text))
