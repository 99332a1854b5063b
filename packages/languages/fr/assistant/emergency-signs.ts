import type { EmergencySigns } from '../../src/assistant'

export const signs = {
  machine:
    'grue|flèche|pelle|pelleteuse|mini pelle|tractopelle|camion|benne|camion benne|chariot|chariot élévateur|nacelle|chargeuse|engin|engins|tombereau|dumper|tracteur|pompe|mât|machine|véhicule|voiture|échafaudage|échelle|fenwick|bulldozer|manitou|compacteur|toupie|godet',
  limb: 'œil|yeux|cheville|cheveux|oreille|mâchoire|hanche|crâne|corps|doigt|doigts|main|mains|bras|jambe|jambes|pied|pieds|tête|visage|cou|poignet|pouce|dos|poitrine|cuisse|genou|épaule|gorge|orteil|ventre',
  structure:
    'tranchée|fouille|excavation|mur|échafaudage|toit|toiture|grue|dalle|plafond|bâtiment|talus|terre|coffrage|paroi|plancher|trou|charpente|berge|immeuble',
  confinedSpace:
    'cuve|citerne|silo|regard|égout|égouts|espace confiné|fosse|puits|réservoir|tunnel|galerie|bouche d égout|chambre|trémie|collecteur|canalisation|chaudière|cale',
  container:
    'fût|fûts|bidon|bidons|cuve|citerne|réservoir|baril|barils|tonneau|bouteille|conteneur|jerrycan|touque|tonnelet',
  harness: 'harnais|longe|corde|cordes|ligne de vie|baudrier|sangle|antichute',
  height:
    'toit|toiture|échelle|échafaudage|nacelle|étage|étages|mètres|hauteur|plateforme|trou|escabeau|escalier|pylône|grue|charpente|verrière|lanterneau|camion|mezzanine|dalle|poutre|quai|balcon|du|de la',
  heavyThing:
    'tronc|arbre|poutre|charge|tube|tuyau|mur|bloc|camion|chariot|pelle|pierre|rocher|brique|briques|palette|dalle|plaque|porte|machine|vitre|planche|poteau|sac|grue|godet|échafaudage|panneau|parpaing|rack|benne|engin|rondin|bille de bois',
  powerLine:
    'ligne électrique|lignes électriques|ligne haute tension|ligne à haute tension|lignes haute tension|haute tension|câble électrique|câbles électriques|ligne aérienne|lignes aériennes|ligne moyenne tension|câble haute tension|ligne edf|câbles edf|fils électriques|fil électrique|ligne ht|caténaire|touche une ligne|touché une ligne|touché la ligne',
  wire: 'câble|câbles|fil|fils|ligne|lignes|tableau|prise|armoire électrique|fil dénudé|rallonge|coffret',
  gasPipe:
    'conduite de gaz|canalisation de gaz|tuyau de gaz|ligne de gaz|gazoduc|branchement gaz|conduite gaz|canalisation gaz|réseau gaz',
  harmful:
    'acide|produit chimique|produits chimiques|chaux|ciment|béton|soude|soude caustique|javel|solvant|ammoniaque|ammoniac|mortier|chlore|décapant|dégraissant|lessive|antigel|résine|colle|produit|pesticide|détergent|potasse',
  flammable:
    'essence|gazole|gasoil|diesel|fioul|fuel|carburant|solvant|solvants|huile|pétrole|inflammable|inflammables|alcool|peinture|gaz|white spirit|acétone|diluant|produit chimique|hydrocarbures|kérosène',
  fumes:
    'groupe électrogène|fumée|fumées|gaz d échappement|monoxyde|monoxyde de carbone|gaz|vapeurs|chauffage|générateur|échappement|brasero|poêle|moteur thermique',
  hotThing:
    'huile|eau bouillante|vapeur|bouillant|bouillante|bitume|goudron|chalumeau|métal en fusion|arc électrique|feu|flamme|acide|eau chaude|brai|enrobé|essence|soudure|chaud|chaude',
  heat: 'chaleur|soleil|degrés|canicule|chaud',
  contact:
    'touché|touche|touchée|touchent|accroché|accrochée|accroche|heurté|heurte|percuté|percute|contact avec|entré en contact|entre en contact|arraché|arrache|pris dans|prise dans|coincé dans|emmêlé|appuyé|frôlé|est dans|dans les|dans la|sur la ligne|sur les câbles|rentré dans|sectionné|posé sur|tombé sur|attrapé|amorcé',
  powerLineDown:
    'ligne tombée|ligne électrique tombée|ligne à terre|câble à terre|câble tombé|fil à terre|fils à terre|ligne au sol|câble au sol|ligne électrique est tombée|poteau électrique tombé|câble électrique au sol|ligne est tombée',
  grabbed: 'touché|attrapé|touche|collé à|percé|coupé|saisi|touchée',
  electrocuted:
    's est électrocuté|jus dans|pris une décharge électrique|se prend une décharge|électrisé|électrisée|électrocuté|électrocutée|électrocute|choc électrique|pris une décharge|pris le jus|pris du jus|reçu une décharge|pris le courant|pris une châtaigne|reçu le courant|prend une décharge|a pris du courant|coup de jus|reçu une décharge électrique|reçoit une décharge|foudroyé|frappé par la foudre|décharge de|pris une grosse décharge',
  cannotLetGo:
    'ne peut pas lâcher|peut plus lâcher|arrive pas à lâcher|collé à|reste collé|est collé|tétanisé|n arrive plus à lâcher',
  fellInto: 'tombé dans|tombée dans|tombés dans|chuté dans|tombe dans',
  collapsed:
    'se fissure|bouge et|menace de tomber|va s effondrer|va tomber|en train de céder|est en train de s effondrer|effondr*|écroul*|s est refermé*|s est renversé*|basculé|basculée|éboul*|s est affaissé*|a cédé|s éboule|est tombé sur|est tombée sur|s effondre|s écroule|a lâché|s est éboulé*|s est couché|renversé|renversée|affaissé|affaissée',
  buried:
    'enseveli*|enterré|enterrée|enterrés|sous la terre|sous les gravats|sous les décombres|sous les éboulis|recouvert de terre|dans la terre jusqu|coincé dans la tranchée',
  gasSmell:
    'odeur de gaz|sent le gaz|sent fort le gaz|sent très fort le gaz|sent beaucoup le gaz|sens le gaz|sens une odeur de gaz|sent _ le gaz|odeur de propane|ça sent le gaz|pue le gaz|forte odeur de gaz|du gaz qui sort|gaz qui sort|gaz qui siffle',
  gasLeak:
    'fuite de gaz|le gaz fuit|fuite de propane|fuite d ammoniac|fuite de chlore|gaz s échappe|gaz fuit|fuite gaz|ça fuit le gaz',
  broken:
    'percé|percée|arraché|arrachée|cassé|cassée|touché|touchée|rompu|rompue|sectionné|sectionnée|fuit|fuite|siffle|endommagé|endommagée|crevé|coupé|coupée|accroché|accrochée|éventré|percute',
  exploded: 'a explosé|vient d exploser|explosé|ont explosé|a sauté|une explosion|explose|a pété',
  caughtFire: 'a pris feu|prend feu|s est enflammé|s enflamme|pris feu|en feu|vient de prendre feu',
  burningNow:
    'des flammes|le feu a pris|le feu s est déclaré|incendie s est déclaré|feu au|il y a le feu|il y a un feu|y a le feu|y a un feu|au feu|incendie en cours|un incendie|est en feu|en flammes|ça brûle|ça crame|est en train de brûler|brûle encore|feu dans|le feu au|le feu à|incendie dans|incendie au|plein de fumée|fumée qui sort|de la fumée sort|départ de feu|début d incendie|beaucoup de fumée',
  hotWork:
    'souder|soude|soudeur|soudure|découpe|découper|découpent|coupe|couper|chalumeau|meuler|meule|meuleuse|oxycoupage|disqueuse|plasma|soudant|découpant|tronçonne|tronçonner|chauffer|percer|oxycoupe|ouvrir au chalumeau',
  hanging: 'suspendu|suspendue|pend|pendu|accroché|accrochée|pendant|pendue|reste suspendu|balance',
  choked:
    's est étouffé|avalé de travers|morceau coincé|coincé dans la gorge|fausse route|quelque chose dans la gorge',
  drowning:
    'dans le canal|dans la rivière|dans l étang|se noie|noyé|noyée|tombé à l eau|tombé dans l eau|sous l eau|en train de se noyer|noyade',
  severed:
    'coupé|coupée|arraché|arrachée|sectionné|sectionnée|tranché|tranchée|amputé|amputée|perdu|scié|sciée|emporté|a arraché|arrache|sectionne|coupe|déchiqueté',
  lostLimb:
    'doigt en moins|doigt par terre|doigts par terre|perdu un doigt|perdu deux doigts|perdu la main|perdu sa main|doigt arraché|main arrachée|bras arraché',
  cut: 's est ouvert|ouvert la main|ça pisse|coupé|coupée|entaillé|entaillée|s est coupé|s est coupée|ouvert|tailladé|lacéré|se coupe|planté|plaie|coupure|s est entaillé|profonde entaille|déchiré',
  impaled:
    'empalé|transpercé|transpercée|traversé la|traversé le|planté dans|a traversé|traverse la|embroché|enfoncé dans',
  pierced:
    'clou dans|clou à travers|fer à béton dans|cloueur|cloueuse|pistolet à clous|planté un|tige dans|barre dans',
  hadHeartAttack:
    'fait un infarctus|fait une crise cardiaque|a une crise cardiaque|fait une attaque|a fait un infarctus|a fait une crise cardiaque|fait un malaise cardiaque|son cœur s est arrêté|cœur arrêté|se tient la poitrine|fait un arrêt|attaque cardiaque|malaise cardiaque|crise cardiaque sur',
  hadStroke: 'fait un avc|a un avc|a fait un avc|en train de faire un avc|fait une attaque cérébrale',
  inEye:
    'dans les yeux|dans l œil|dans l oeil|dans ses yeux|dans un œil|dans mes yeux|dans son œil|dans les deux yeux|plein les yeux|aux yeux|yeux brûlent|les yeux qui brûlent|voit plus rien|à l œil|yeux brûlés',
  splashed:
    'couvert de|couverte de|arrosé|éclabouss*|projection|giclé|reçu|renversé|coulé|aspergé|aspergée|projeté|pris|prend|reçoit|entré|entre|gicle|tombé',
  onSkin:
    'sur la peau|sur le visage|sur les mains|sur le bras|sur les bras|sur les jambes|sur le corps|sur la jambe|au visage|partout sur lui|sur lui|sur elle|sur la main|à la figure',
  swallowed: 'avalé|bu|ingéré|inhalé|respiré|avale|boit|a bu',
  poisoned:
    'intoxiqué|intoxiquée|intoxiqués|empoisonné|empoisonnée|overdose|s intoxique|intoxication en cours|mordu par une vipère|mordu par un serpent|gazé|gazés',
  trapped:
    'coincé|coincée|coincés|piégé|piégée|piégés|bloqué sous|bloquée sous|bloqué dans|prisonnier|prisonniers|pris sous|reste sous|est sous le|est sous la|encore dessous|gens à l intérieur|encore à l intérieur|peut pas sortir|arrive pas à le sortir|est dessous',
  crushedBy:
    'écrasé|écrasée|écrasés|écrase|renversé par|renversée par|happé par|happée par|happé|happée|percuté par|percutée par|percuté un|roulé dessus|roulé sur|passé dessus|fauché|fauchée|broyé|broyée|pris dans la machine|prise dans la machine|main dans la machine|entraîné par|heurté par|heurtée par|frappé par|reçu une poutre|pris une poutre|reçu une charge|reçu une brique|reçu une pierre|reçu une planche|pris une planche|pris une charge|s est renversé sur|s est retourné sur|aspiré par',
  crushed: 'écras*|broy*|coinc*|pinc*|happ*|déchiquet*|pris dans|prise dans|arrach*',
  fellOn:
    'tombé sur|tombée sur|tombe sur|tombés sur|lui est tombé|lui est tombée|m est tombé|tombé dessus|tombée dessus|tombe dessus|reçu sur la tête|sur la tête|sur le pied|sur lui|a reçu|s est pris|pris sur',
  ranInto:
    'éclaté|volé dans|cassé net|ripé|percuté|renversé|heurté|fauché|rentré dans|écrasé|roulé sur|reculé sur|bousculé|cogné|s est retourné',
  caught:
    'pris dans|prise dans|happé dans|coincé dans|coincée dans|bloqué|bloquée|entraîné dans|attrapé par|emmêlé dans|s est pris|s est coincé',
  overturned:
    'renversé|renversée|retourné|retournée|basculé|basculée|s est couché|sur le flanc|versé|tombé dans le|dans le fossé',
  burned: 'brûlé|brûlée|brûlés|brûlure|brûlures|se brûle|cramé|brûlant',
  scalded:
    's est brûlé|s est brûlée|brûlures graves|brûlure grave|ébouillant*|gravement brûlé|brûlé au|brûlé le visage|brûlé les mains|brûlé par|brûlée au|brûlé à|brûlé sur|brûlé tout',
  fell: 'sauté du|sauté de|s est jeté du|glissé du|tombé|tombée|tombés|tombe|il a chuté|elle a chuté|vient de chuter|vient de tomber|dégringolé|est tombé|a glissé|basculé|tomber',
  fellDown:
    'tombé du|tombée du|tombé de la|tombé de l|tombée de la|tombée de l|tombé d un|tombé d une|tombée d un|tombé à travers|chuté du|chuté de|vient de tomber|fait une chute|a fait une chute|tombé dans le|tombé dans la|passé à travers|tombe du|tombé d environ',
  unresponsive:
    'pas de battement|trouve pas le pouls|trouve pas de pouls|ne sens pas de pouls|inconscient*|évanoui|évanouie|évanouis|bouge plus|ne bouge plus|bouge pas|ne bouge pas|sans connaissance|perdu connaissance|ne répond plus|ne répond pas|répond plus|répond pas|ne se réveille pas|ne se réveille plus|se réveille pas|sans réaction|aucune réaction|réagit plus|réagit pas|ne réagit plus|inanimé|inanimée|pas de pouls|plus de pouls|dans le coma|reste au sol|plus de réaction|tient plus debout',
  fainted:
    'tombé dans les pommes|tombée dans les pommes|fait un malaise|a fait un malaise|s est évanoui|s est évanouie|malaise|s évanouit|s est écroulé|s est effondré|perd connaissance|tourne de l œil|s écroule|s effondre|perdu connaissance|s est senti mal',
  notBreathing:
    'ne respire plus|ne respire pas|respire plus|respire pas|n arrive plus à respirer|n arrive pas à respirer|arrive plus à respirer|arrive pas à respirer|peut plus respirer|a du mal à respirer|arrêté de respirer|devient bleu|est tout bleu|lèvres bleues|manque d air|mal à respirer|ne peut plus respirer',
  choking: 's étouffe|est en train de s étouffer|étouffe avec|étouffement|s etrangle|s étrangle avec',
  allergicShock:
    'réaction allergique|choc anaphylactique|anaphyla*|visage gonfle|gorge gonfle|le visage qui gonfle|gonfle de partout',
  bleedingBadly:
    'saigne beaucoup|saigne abondamment|saigne de partout|saigne énormément|saigne toujours|saigne fort|saigne très|saigne de l|saigne du|saigne de la|saigne à|saigne sans|hémorragie|pisse le sang|plein de sang|devient pâle|très pâle|du sang par terre|perd beaucoup de sang|perd du sang|perd son sang|se vide de son sang|du sang partout|sang partout|n arrête pas de saigner|arrête pas de saigner|arrêter le sang|ça saigne|il saigne|elle saigne|sang ne s arrête pas|s arrête pas de saigner|beaucoup de sang|couvert de sang|sang gicle|arrêter le saignement|arrêter l hémorragie',
  chestPain:
    'mal à la poitrine|très mal à la poitrine|mal dans la poitrine|douleur à la poitrine|douleur dans la poitrine|douleurs dans la poitrine|douleur thoracique|douleurs thoraciques|serré dans la poitrine|poids sur la poitrine|mal au bras gauche|bras gauche engourdi|douleur au bras gauche|oppression dans la poitrine|serre la poitrine',
  strokeSign:
    'bouche de travers|bouche tordue|visage paralysé|visage de travers|ne peut plus lever le bras|n arrive plus à parler|arrive plus à parler|ne peut plus parler|peut plus parler|parle bizarrement|côté paralysé|moitié du visage|paralysé d un côté|bras paralysé|n arrive plus à lever|peut pas parler|parle plus',
  convulsing:
    'convulse|convulsions|crise d épilepsie|fait une crise|bave aux lèvres|tremble de partout par terre|en train de convulser|crise convulsive|fait des convulsions|secousses par terre',
  confused:
    'confus|confuse|désorienté|désorientée|délire|délirant|vertiges|vertige|étourdi|étourdie|vomit|vomi|dit n importe quoi|titube|incohérent|incohérente|tient plus debout|tourne la tête|la tête qui tourne|comme ivre|ne sait plus où|raconte n importe quoi|somnolent',
  hotSkin:
    'brûlant|brûlante|peau chaude|peau rouge|très chaud|peau sèche|peau brûlante|tout rouge|bouillant|grosse fièvre|chaud et sec|chaude et sèche',
  notSweating:
    'ne transpire plus|transpire plus|ne transpire pas|transpire pas|ne sue plus|arrêté de transpirer',
  sick: 'je me sens mal|j ai la tête qui tourne|vertige|mal à la tête|maux de tête|vertiges|vertige|nausées|nausée|vomi|vomit|vomissent|vomissements|étourdi|étourdis|se sentent mal|se sent mal|malaise|malaises|tousse|toussent|évanoui|évanouis|la tête qui tourne|tête tourne|envie de vomir|malades|malade',
  cannotFeelLegs:
    'sent plus ses jambes|ne sent plus ses jambes|sens plus mes jambes|bouge plus les jambes|ne peut plus bouger|peut plus bouger|arrive plus à bouger|jambes paralysées|cou cassé|colonne cassée|on voit l os|os qui sort|fracture ouverte',
  callForHelp:
    'au secours|à l aide|blessé grave|blessés graves|blessé grièvement|blessée grave|des blessés|est en train de mourir|va mourir|il meurt|appelez une ambulance|appelez les secours|besoin d une ambulance|besoin des secours|homme à terre|c est une urgence|urgence vitale|il est mort|elle est morte|envoyez une ambulance|appelez le samu|appelez les pompiers',
  badlyHurt:
    'gravement blessé|gravement blessée|grièvement blessé|très blessé|est blessé|est blessée|vient de se blesser|s est blessé|mal en point|s est cassé la jambe|s est cassé le bras|cogné la tête|tapé la tête|coup sur la tête|jambe cassée|est très mal|piqué par des guêpes|piqué par|poignardé',
  electricShock: 'électrocution|électrisation',
  caveIn: 'éboulement|effondrement|effondrement de tranchée',
  explosion: 'explosion',
  heatStroke: 'coup de chaleur|coups de chaleur|insolation|coup de soleil grave|hyperthermie',
  cardiacArrest: 'arrêt cardiaque|arrêt cardio respiratoire',
  heartAttack: 'crise cardiaque|infarctus',
  stroke: 'avc|accident vasculaire',
  seizure: 'épilepsie|convulsions',
  amputation: 'amputation|amputé',
  bleeding: 'saignement|saigne|hémorragie',
  poisoning: 'intoxication|intoxication au monoxyde|empoisonnement|intoxication au co',
  badBurn: 'brûlure grave|brûlures graves|brûlure chimique|brûlure au troisième degré',
  alone: 'au feu|aidez moi|aidez nous|feu|incendie|à l aide|secours|urgence|aide|ambulance|samu',
} satisfies EmergencySigns
