import { describe, expect, test } from 'vitest'
import { figuresIn, states } from './figures'
import type { TextLanguage } from './foreign-figures'

const found = (ours: string, official: string, language: TextLanguage) =>
  figuresIn(ours).every(figure => states(official, figure, language))

describe('figures of an English summary in official texts of other languages', () => {
  test.each<[TextLanguage, string, string]>([
    ['de', '1.25 m', 'Gräben bis zu einer Tiefe von 1,25 m dürfen'],
    ['de', '2 m', 'bei einer Absturzhöhe von mehr als zwei Metern'],
    ['de', '80 dB(A)', 'Tages-Lärmexpositionspegel = 80 dB(A)'],
    ['de', '8 hours', 'darf acht Stunden nicht überschreiten'],
    ['de', '8 hours', 'innerhalb einer achtstündigen Schicht'],
    ['de', '8.5 hours', 'über achteinhalb Stunden täglich'],
    ['de', '24 hours', 'die 24stündige Ruhe'],
    ['de', '5 years', 'mindestens fünf Jahre aufzubewahren'],
    ['de', '10,000 fibers', 'eine Konzentration von 10.000 Fasern pro Kubikmeter'],
    ['de', '3 working days', 'binnen drei Tagen anzuzeigen'],
    ['de', '500 person days', 'der Umfang der Arbeiten 500 Personentage überschreitet'],
    ['de', '30,000 euros', 'mit einer Geldbuße bis zu dreißigtausend Euro'],
    ['de', '5 m/s²', 'A(8) = 5 m/s (hoch) 2'],
    ['fr', '1.3 m', 'les fouilles en tranchée de plus de 1,30 mètre de profondeur'],
    ['fr', '1 m', 'une chute libre de plus d’un mètre'],
    ['fr', '1 m and 1.1 m', 'à une hauteur comprise entre un mètre et 1,10 m'],
    ['fr', '10,000 euros', 'une amende de 10 000 euros'],
    ['fr', '25 kg', "des charges supérieures à 25 kilogrammes ou d'un poids"],
    ['fr', '75 workers', 'plus de soixante-quinze travailleurs'],
    ['fr', '500 person days', 'un volume de cinq cents hommes-jours'],
    ['fr', '21 days', 'dans les vingt et un jours'],
    ['fr', '21 days', 'au plus tard vingt-et-un jours avant le début'],
    ['fr', '2.5 m/s²', '2,5 m / s2 pour les vibrations'],
    ['fr', '30 minutes', 'une période de trente minutes'],
    ['fr', '0.1 fibers', 'la concentration de 0, 1 fibre par centimètre cube'],
    ['es', '2 m', 'caída de altura superior a 2 metros'],
    ['es', '3.5 m', 'trabajos a más de 3,5 metros de altura'],
    ['es', '90 cm', 'una altura mínima de 90 centímetros'],
    ['es', '5 years', 'durante un plazo de cinco años'],
    ['es', '24 hours', 'en el plazo de veinticuatro horas'],
    ['es', '87 dB(A)', 'LAeq,d = 87 dB(A)'],
    ['es', '40,985 euros', 'de 40.985 euros'],
    ['zh', '2 m', '高度在二米以上'],
    ['zh', '2 m', '高于两米的作业'],
    ['zh', '15 days', '自竣工验收合格之日起15日内'],
    ['zh', '30 days', '应当在三十日内'],
    ['zh', '8 hours', '每日工作时间不超过八小时'],
    ['zh', '200,000 yuan and 1 million yuan', '处二十万元以上一百万元以下的罚款'],
    ['zh', '50,000 yuan', '处5万元以下的罚款'],
    ['zh', '5 percent', '百分之五'],
    ['zh', '105 people', '一百零五人'],
    ['zh', '3 years', '保存期限不得少于三年'],
  ])('%s: %s stands in “%s”', (language, ours, official) => {
    expect(found(ours, official, language)).toBe(true)
  })

  test.each<[TextLanguage, string, string]>([
    ['de', '1.5 m', 'Gräben bis zu einer Tiefe von 1,25 m dürfen'],
    ['de', '25 m', 'Gräben bis zu einer Tiefe von 1,25 m dürfen'],
    ['de', '9 hours', 'darf acht Stunden nicht überschreiten'],
    ['de', '8 days', 'darf acht Stunden nicht überschreiten'],
    ['fr', '1.5 m', 'les fouilles en tranchée de plus de 1,30 mètre de profondeur'],
    ['fr', '20 days', 'dans les vingt et un jours'],
    ['fr', '25 liters', "plus de 25 kg, sauf si l'employeur"],
    ['es', '3 m', 'trabajos a más de 3,5 metros de altura'],
    ['es', '4 hours', 'en el plazo de veinticuatro horas'],
    ['zh', '3 m', '高度在二米以上'],
    ['zh', '15 hours', '自竣工验收合格之日起15日内'],
    ['zh', '20,000 yuan', '处二十万元以上一百万元以下的罚款'],
  ])('%s: %s does not stand in “%s”', (language, ours, official) => {
    expect(found(ours, official, language)).toBe(false)
  })
})
