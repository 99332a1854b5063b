import type { EmergencySigns } from '../../src/assistant'

export const signs = {
  machine:
    'kran|ausleger|bagger|minibagger|radlader|lkw|laster|lastwagen|mulde|kipper|stapler|gabelstapler|hubarbeitsbühne|arbeitsbühne|hebebühne|steiger|dumper|traktor|betonpumpe|pumpe|mast|maschine|fahrzeug|auto|walze|raupe|teleskoplader|leiter|gerüst|anhänger|kübel|autokran|turmdrehkran|transporter|schaufel',
  limb: 'auge|augen|knöchel|haare|ohr|kiefer|schädel|körper|wade|finger|daumen|hand|hände|arm|arme|bein|beine|fuß|füße|kopf|gesicht|hals|handgelenk|rücken|brust|knie|schulter|oberschenkel|zeh|zehen|unterarm|bauch|hüfte',
  structure:
    'graben|grube|baugrube|wand|gerüst|dach|mauer|kran|decke|schalung|böschung|erdreich|schacht|gebäude|haus|verbau|regal|hang|erde|bühne|halle|stapel',
  confinedSpace:
    'tank|behälter|silo|schacht|kanal|grube|kessel|brunnen|bunker|tunnel|kanalisation|klärgrube|güllegrube|zisterne|enger raum|gärgrube|abwasserschacht|laderaum',
  container:
    'fass|fässer|tank|behälter|kanister|tonne|tonnen|kessel|gebinde|zylinder|container|ölfass|heizöltank|gasflasche',
  harness:
    'gurt|auffanggurt|sicherheitsgurt|seil|seilen|klettergurt|verbindungsmittel|absturzsicherung|höhensicherung|geschirr',
  height:
    'vom|von|aus|durch|leiter|dach|gerüst|bühne|meter|metern|höhe|stockwerk|etage|lichtkuppel|lichtband|schacht|treppe|mast|kran|lkw|podest|balkon|träger|deckenöffnung|loch|rampe',
  heavyThing:
    'baumstamm|stamm|baum|balken|last|palette|rohr|stein|ziegel|wand|mauer|platte|träger|block|regal|tor|tür|maschine|glas|scheibe|lkw|stapler|bagger|gerüst|schalung|betonteil|container|fels|stahlträger|rolle|brett|kiste|rad|schaufel',
  powerLine:
    'hochspannungsleitung|hochspannungsleitungen|hochspannung|freileitung|freileitungen|oberleitung|oberleitungen|stromleitung|stromleitungen|stromkabel|starkstromleitung|starkstromkabel|überlandleitung|mittelspannungsleitung|erdkabel|bahnoberleitung|fahrleitung',
  wire: 'kabel|leitung|leitungen|draht|steckdose|schaltschrank|verteiler|verlängerungskabel|stromkasten|schiene|sicherungskasten',
  gasPipe: 'gasleitung|gasrohr|gasanschluss|gashauptleitung|gaspipeline|gasflasche|gastank',
  harmful:
    'säure|lauge|chemikalie|chemikalien|kalk|zement|beton|lösungsmittel|ätznatron|ammoniak|mörtel|chlor|reiniger|entfetter|verdünner|batteriesäure|frostschutz|kleber|harz|putz|estrich|natronlauge|schwefelsäure|salzsäure|bleiche|ätzend*|abbeizer|flusssäure',
  flammable:
    'benzin|diesel|heizöl|öl|lösemittel|lösungsmittel|kraftstoff|treibstoff|verdünner|verdünnung|alkohol|spiritus|farbe|lack|entzündlich*|brennbar*|gas|kerosin|aceton|petroleum|brennstoff|chemikalien|altöl|terpentin',
  fumes:
    'notstromaggregat|stromaggregat|aggregat|generator|abgase|abgas|rauch|kohlenmonoxid|gase|dämpfe|heizer|heizstrahler|gas|gasheizer|motor läuft|holzkohle|co melder',
  hotThing:
    'öl|wasser|dampf|kochend*|heiß*|bitumen|teer|brenner|schneidbrenner|metall|lichtbogen|feuer|flamme|säure|asphalt|stichflamme|schlacke|fett|benzin',
  heat: 'hitze|sonne|grad|heiß|hitzewelle|backofenhitze',
  contact:
    'berührt|berührte|berühren|erwischt|getroffen|hängt in|hängt an|hängen geblieben|hängengeblieben|gegen|in der|in die|an die|kontakt|abgerissen|heruntergerissen|runtergerissen|verfangen|verhakt|verheddert|gerissen|gekommen|angefahren|kommt an|gestreift|gekappt|beschädigt|gefahren|durchtrennt|reingefahren|geraten|liegt an|liegt auf',
  powerLineDown:
    'leitung liegt am boden|kabel liegt am boden|stromleitung liegt|leitung ist gerissen|leitung gerissen|leitung runtergekommen|freileitung am boden|strommast umgefallen|mast umgefallen|leitung heruntergefallen|stromkabel am boden|stromleitung am boden|leitung runtergefallen',
  grabbed:
    'berührt|angefasst|gegriffen|gefasst|angebohrt|gebohrt|gekommen|hängt|angelangt|geraten|durchgeschnitten',
  electrocuted:
    'eine gewischt|strom durch|stromstoß|elektrischen schlag bekommen|funkt|stromschlag|stromschläge|elektroschock bekommen|strom bekommen|einen schlag bekommen|eine gewischt bekommen|einen gewischt bekommen|stromunfall|unter strom|stromschlag bekommen|stromschlag erlitten|an strom gekommen|an den strom gekommen|in den stromkreis|strom abbekommen|elektrisiert|vom blitz getroffen|blitz getroffen|elektrischen schlag|gewischt gekriegt|strom gekriegt|stromschlag gekriegt',
  cannotLetGo:
    'kommt nicht los|kommt nicht mehr los|hängt fest|klebt fest|kann nicht loslassen|lässt nicht los|nicht loslassen',
  fellInto: 'gefallen|gestürzt|reingefallen|hineingefallen|gerutscht|versinkt',
  collapsed:
    'bekommt risse|bewegt sich und|droht einzustürzen|droht zu|gibt nach|rutscht nach|eingestürzt|umgestürzt|zusammengebrochen|eingebrochen|umgekippt|umgefallen|nachgegeben|zusammengestürzt|abgerutscht|nachgerutscht|stürzt ein|bricht zusammen|bricht ein|eingefallen|zusammengefallen|zugefallen|runtergekommen|zusammengeklappt|gekippt|einsturz|runtergebrochen|kracht',
  buried:
    'verschüttet|verschüttete|begraben|unter der erde|unter erde|unter den trümmern|unter trümmern|im erdreich|steckt fest|unter schutt|bis zum bauch in|bis zur brust in|steckt in der grube|steckt im graben',
  gasSmell:
    'gasgeruch|riecht nach gas|riecht es nach gas|riecht stark nach gas|riecht es stark nach gas|riecht _ nach gas|stinkt nach gas|stinkt es nach gas|rieche gas|gas strömt aus|gas tritt aus|strömt gas|tritt gas aus|es zischt|riechen gas|geruch nach gas',
  gasLeak:
    'gasleck|gasaustritt|gas läuft aus|gas entweicht|ammoniak tritt aus|chlor tritt aus|ammoniak ausgetreten|chlorgas ausgetreten|gas ausgetreten|leck in der gasleitung',
  broken:
    'getroffen|beschädigt|angebaggert|aufgerissen|abgerissen|durchtrennt|zischt|leck|undicht|gerissen|angebohrt|geplatzt|erwischt|kaputt|abgebrochen|gebrochen|gekappt|angegraben|durchgeschnitten',
  exploded:
    'explodiert|ist explodiert|in die luft geflogen|eine explosion|verpufft|verpuffung|hochgegangen|gab eine explosion|geplatzt',
  caughtFire:
    'feuer gefangen|in brand geraten|fängt feuer|brand ausgebrochen|feuer ausgebrochen|in flammen aufgegangen|hat sich entzündet|angefangen zu brennen|fängt an zu brennen',
  burningNow:
    'flammen schlagen|flammen aus|feuer auf|brand auf|feuer ist ausgebrochen|es brennt|brennt es|brennt|brennen|steht in flammen|in flammen|steht in brand|feuer im|feuer in|brand im|brand in der|es raucht|überall rauch|rauch aus|qualmt|voller rauch|starker rauch|rauchentwicklung|wir haben feuer',
  hotWork:
    'schweißen|schweißt|schweißer|trennt|trennen|auftrennen|brennt auf|flext|flexen|flex|schneidet|schneidbrenner|brennschneiden|aufschneiden|schleift|schleifen|trennschleifer|aufflexen|aufbrennen|löten|zerschneiden|bohren|aufschweißen|schneiden|zerschneidet|aufgetrennt',
  hanging: 'hängt|hängen|hängend|baumelt|hing|hänge',
  choked: 'verschluckt|etwas im hals|im hals stecken|steckt im hals|luftröhre|bleibt im hals',
  drowning:
    'in den fluss|ins wasser|in den kanal gefallen|in den see|ertrinkt|ertrunken|ins wasser gefallen|unter wasser|am ertrinken|im wasser untergegangen',
  severed:
    'abgetrennt|abgesägt|abgeschnitten|abgerissen|abgehackt|abgequetscht|amputiert|verloren|ab ist|ist ab|sind ab|abgefallen|weggerissen|durchtrennt|abgetrennte|abgedreht|ab gesägt|abgefräst|abgeflext|abgetrent',
  lostLimb:
    'finger ab|finger weg|hand ab|arm ab|finger fehlt|finger fehlen|finger verloren|hand verloren|bein ab|fuß ab|daumen ab|finger liegt',
  cut: 'geschnitten|aufgeschnitten|schnittwunde|tief geschnitten|gesägt|geschlitzt|aufgerissen|gehackt|geflext|klaffende|schneidet sich|gerammt|gebohrt|gestochen',
  impaled:
    'aufgespießt|durchbohrt|durchstochen|gepfählt|durch die hand|durch den fuß|durch das bein|durch den arm|steckt im bein|steckt im fuß|steckt in der hand|steckt im arm|in den bauch',
  pierced:
    'nagel durch|nagel im|nagel in|nagler|nagelpistole|eisen durch|stab durch|bewehrungseisen|in die hand geschossen|in den fuß geschossen|in den fuß getreten',
  hadHeartAttack:
    'hat einen herzinfarkt|hat herzinfarkt|herzanfall|greift sich an die brust|fasst sich an die brust|hat einen infarkt|hält sich die brust|infarkt gehabt',
  hadStroke:
    'hat einen schlaganfall|hatte einen schlaganfall|schlaganfall bekommen|hat wohl einen schlaganfall',
  inEye:
    'ins auge|in die augen|im auge|in den augen|in beide augen|in ein auge|in sein auge|in meine augen|auge brennt|augen brennen|ins gesicht und auge|sieht nichts mehr|auge verätzt|augen verätzt|in beiden augen',
  splashed:
    'voller säure|voll mit|überschüttet|bespritzt|gespritzt|spritzt|spritzer|verschüttet|geschüttet|gelaufen|übergossen|abbekommen|bekommen|gekommen|gekriegt|gespritz|gekippt|verätzt|getropft|übergelaufen',
  onSkin:
    'auf die haut|auf der haut|ins gesicht|auf die hand|auf die hände|auf den arm|über die beine|über die hände|auf die beine|über den körper|im gesicht|auf den händen|über den arm|auf dem arm',
  swallowed: 'getrunken|verschluckt|eingeatmet|geschluckt|trinkt|eingenommen',
  poisoned:
    'vergiftet|vergiftung erlitten|rauchvergiftung|rauchgasvergiftung|kohlenmonoxidvergiftung|überdosis|kohlenmonoxid eingeatmet|schlangenbiss|von einer schlange gebissen|gasvergiftung',
  trapped:
    'eingeklemmt|eingeschlossen|gefangen unter|liegt drunter|ist drunter|leute drunter|mann drunter|kollege drunter|jemand drunter|einer drunter|liegt unter|steckt unter|klemmt unter|noch drin|noch drinnen|leute drin|kommt nicht raus|kommt nicht heraus|bekommen ihn nicht raus|kriegen ihn nicht raus|ist eingeklemt|unter dem stapler|unter der maschine|unter dem bagger',
  crushedBy:
    'eingequetscht|überfahren|überrollt|zerquetscht|gequetscht|angefahren|erschlagen|eingezogen|in die maschine gezogen|in die maschine geraten|in die maschine gekommen|umgefahren|erfasst|von einem stapler|vom stapler|vom lkw|vom bagger|am kopf getroffen|getroffen worden|gerammt|in die walze|unter die räder|in die presse|plattgedrückt|abgequetscht|hand in der maschine|arm in der maschine|von der maschine erfasst',
  crushed:
    'gequetscht|zerquetscht|eingeklemmt|zertrümmert|zermalmt|eingequetscht|abgequetscht|zerdrückt|quetschung|gebrochen|eingezogen',
  fellOn:
    'auf ihn gefallen|auf sie gefallen|auf den kopf gefallen|auf den fuß gefallen|auf mich gefallen|auf ihn gestürzt|auf den kopf bekommen|auf einen|auf ihn|auf ihn gekippt|auf die beine gefallen|auf das bein gefallen|getroffen|draufgefallen|auf sie gekippt|an den kopf|auf kollegen|auf jemanden',
  ranInto:
    'zersprungen|geflogen|zerplatzt|ins gesicht|angefahren|überfahren|erfasst|gerammt|umgefahren|getroffen|umgekippt|gekippt|überrollt|gefahren|geschlagen|gegen',
  caught:
    'steckt fest|steckt in|klemmt in|hängt fest|eingezogen|gezogen|verfangen|hineingezogen|reingezogen|reingekommen|geraten|festgeklemmt',
  overturned:
    'umgekippt|umgestürzt|überschlagen|umgefallen|gekippt|auf der seite|abgestürzt|in den graben gefahren|verunglückt',
  burned: 'verbrannt|verbrannte|verbrennungen|verbrennung|verbrüht|verbrennt|angesengt|brannte',
  scalded:
    'verbrüht|schwer verbrannt|stark verbrannt|schwere verbrennung|schwere verbrennungen|hat sich verbrannt|sich das gesicht verbrannt|sich die hand verbrannt|sich die hände verbrannt|verbrennungen im gesicht|verbrennungen an|kleidung brennt|haut verbrannt',
  fell: 'gesprungen|springt|gefallen|gestürzt|abgestürzt|runtergefallen|heruntergefallen|hinuntergefallen|runtergestürzt|stürzt|fällt|gerutscht|abgerutscht|hinabgestürzt|ausgerutscht|geflogen|fiel|stürzte',
  fellDown:
    'abgestürzt|runtergefallen|heruntergefallen|vom gerüst gefallen|vom gerüst gestürzt|vom dach gefallen|vom dach gestürzt|von der leiter gefallen|von der leiter gestürzt|in die tiefe gestürzt|durchs dach|durchgebrochen|in den schacht gefallen|leiter weggerutscht|runtergeflogen',
  unresponsive:
    'finde keinen puls|fühle keinen puls|kein herzschlag|bewusstlos*|bewustlos|ohnmächtig|rührt sich nicht|regt sich nicht|bewegt sich nicht|bewegt sich nicht mehr|rührt sich nicht mehr|reagiert nicht|reagiert nicht mehr|antwortet nicht|antwortet nicht mehr|wacht nicht auf|nicht ansprechbar|nicht bei bewusstsein|liegt am boden|liegt regungslos|regungslos|leblos|kein puls|keinen puls|ohne bewusstsein|kommt nicht zu sich|liegt auf dem boden|wird nicht wach|nicht mehr ansprechbar',
  fainted:
    'zusammengebrochen|umgekippt|kollabiert|in ohnmacht|umgefallen|zusammengesackt|kippt um|bricht zusammen|zusammengeklappt|bewusstlos geworden|ohnmächtig geworden|umgekipt',
  notBreathing:
    'atmet nicht|atmet nicht mehr|atmet kaum|keine atmung|keine luft|keine luft mehr|bekommt keine luft|kriegt keine luft|kaum noch luft|atemnot|läuft blau an|blau angelaufen|blaue lippen|ist blau|atmung ausgesetzt|hat aufgehört zu atmen|schnappt nach luft|schwer luft|nicht atmen|nicht mehr atmen',
  choking: 'erstickt|ist am ersticken|erstickt gerade|verschluckt und|am ersticken|hat sich verschluckt',
  allergicShock:
    'allergischer schock|allergische reaktion|anaphyla*|gesicht schwillt|hals schwillt|schwillt an|zunge schwillt',
  bleedingBadly:
    'blutet stark|blutet sehr|blutet wie|blutet heftig|starke blutung|verblutet|überall blut|blut überall|viel blut|wird blass|ganz blass|blutet viel|blutet aus|blutet am|blutet immer|blutung hört nicht auf|blut hört nicht auf|hört nicht auf zu bluten|verliert viel blut|verliert blut|blut spritzt|alles voller blut|voller blut|blutung stoppen|nicht aufhört zu bluten|stark blutend|stark am bluten|er blutet|sie blutet|blutlache|blutung nicht|blutet so|blutet durch',
  chestPain:
    'schmerzen in der brust|schmerz in der brust|brustschmerz|brustschmerzen|starke schmerzen in der brust|druck auf der brust|engegefühl in der brust|brust tut weh|stechen in der brust|schmerzen im linken arm|linker arm taub|linke arm|enge in der brust|druck in der brust|linken arm',
  strokeSign:
    'mundwinkel hängt|mundwinkel|gesicht hängt|kann nicht sprechen|kann nicht mehr sprechen|kann nicht reden|nicht mehr richtig reden|nicht mehr richtig sprechen|spricht verwaschen|lallt|arm nicht heben|arm nicht mehr heben|halbseitig|gesichtshälfte|redet wirr|eine seite gelähmt|arm gelähmt|nicht mehr reden|sprache ist verwaschen|nicht mehr sprechen',
  convulsing:
    'schaum vorm mund|zuckt und|zuckt am|zuckend|verkrampft|krampfanfall|krampft|hat einen krampf|krampfend|epileptischer anfall|epileptischen anfall|anfall bekommen|schaum vor dem mund|zuckt am boden|hat einen anfall|am krampfen|zuckt am ganzen',
  confused:
    'verwirrt|orientierungslos|benommen|schwindlig|schwindelig|redet wirr|torkelt|erbricht|übergibt sich|übergeben|taumelt|halluziniert|redet unsinn|wie betrunken|desorientiert|lallt|nicht ganz da|deliriert|apathisch',
  hotSkin:
    'haut heiß|heiße haut|glüht|ganz heiß|haut ist heiß|heiß und trocken|heiß und rot|sehr heiß|haut trocken|hochrot|roter kopf|ganz rot|kochend heiß|haut glüht|trocken und heiß',
  notSweating: 'schwitzt nicht|schwitzt nicht mehr|nicht mehr schwitzt|kein schweiß|hört auf zu schwitzen',
  sick: 'mir ist schlecht|mir ist schwindlig|mir ist übel|wird mir schlecht|schwindlig|schwindelig|kopfschmerzen|kopfweh|übel|übelkeit|erbrechen|erbrochen|übergeben|bewusstlos|umgekippt|benommen|schlecht|ohnmächtig|schwindel|husten|ist schlecht|müde',
  cannotFeelLegs:
    'spürt seine beine nicht|spürt die beine nicht|beine nicht spüren|spürt seine beine|spürt die beine|fühlt seine beine|kann die beine nicht|beine nicht bewegen|kann sich nicht bewegen|genick gebrochen|wirbelsäule|knochen schaut|knochen steht|offener bruch|offener knochenbruch|spürt nichts mehr|beine nicht mehr',
  callForHelp:
    'schwer verletzt|schwerverletzt|schwerverletzte|stirbt|er stirbt|sie stirbt|liegt im sterben|brauchen einen krankenwagen|brauche einen krankenwagen|brauchen krankenwagen|brauchen einen rettungswagen|brauchen einen notarzt|notarzt|krankenwagen rufen|bitte helfen|helft mir|helfen sie mir|es ist ein notfall|das ist ein notfall|wir haben einen notfall|rettungswagen|ist tot|hilfe schnell|schnell hilfe|brauchen hilfe|brauche hilfe sofort',
  badlyHurt:
    'ist verletzt|hat sich verletzt|schlimm verletzt|bein gebrochen|arm gebrochen|kopf angeschlagen|kopf gestoßen|am kopf verletzt|kopfverletzung|unfall passiert|arbeitsunfall passiert|verunglückt|gestochen worden|angeschossen|wespenstich|von wespen gestochen|schwer gestürzt|hat sich schwer',
  electricShock: 'elektrounfall|stromschlag|elektroschock',
  caveIn: 'grabeneinsturz|verschüttung|einsturz',
  explosion: 'explosion|verpuffung',
  heatStroke: 'hitzschlag|sonnenstich|hitzekollaps|hitzeschlag|hitzeerschöpfung',
  cardiacArrest: 'herzstillstand|kreislaufstillstand|herzkreislaufstillstand',
  heartAttack: 'herzinfarkt|herzanfall|infarkt',
  stroke: 'schlaganfall',
  seizure: 'krampfanfall|epilepsie|epileptischer anfall',
  amputation: 'amputation|amputiert|amputationsverletzung',
  bleeding: 'blutung|blutet|bluten',
  poisoning: 'vergiftung|kohlenmonoxidvergiftung|rauchvergiftung',
  badBurn: 'schwere verbrennung|schwere verbrennungen|verätzung|verbrennung dritten grades|verätzungen',
  alone: 'feuer|hilfe|notfall|brand|krankenwagen|feueralarm|sanitäter',
} satisfies EmergencySigns
