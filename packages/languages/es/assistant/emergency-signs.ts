import type { EmergencySigns } from '../../src/assistant'

export const signs = {
  machine:
    'grúa|pluma|excavadora|retroexcavadora|retro|camión|montacargas|carretilla|cargador|volquete|tractor|bomba|plataforma|elevador|máquina|vehículo|carro|coche|dumper|escalera|andamio|maquinaria|caja del camión|brazo de la grúa|volqueta|manlift|mixer',
  limb: 'ojo|ojos|tobillo|cabello|pelo|mandíbula|oreja|cuerpo|cadera|dedo|dedos|mano|manos|brazo|brazos|pierna|piernas|pie|pies|cabeza|cara|cuello|muñeca|espalda|pulgar|rodilla|pecho|hombro|muslo|rostro',
  structure:
    'zanja|excavación|muro|pared|andamio|techo|grúa|losa|encofrado|edificio|talud|tierra|hoyo|pozo|barda|cimbra|estructura|foso|terraplén|tabique',
  confinedSpace:
    'tanque|pozo|silo|alcantarilla|espacio confinado|depósito|registro|cisterna|fosa|cámara|tolva|túnel|drenaje|arqueta|colector|caldera|cuba|foso',
  container:
    'tambor|tambo|barril|bidón|tanque|depósito|cisterna|recipiente|cilindro|tambores|bidones|tonel|lata|contenedor',
  harness: 'arnés|línea de vida|cuerda|eslinga|cuerdas|cabo de vida',
  height:
    'andamio|techo|escalera|tejado|plataforma|altura|piso|pisos|metros|azotea|hueco|grúa|poste|camión|losa|desde|tejavana|claraboya|segundo|tercer|viga|torre|del',
  heavyThing:
    'viga|carga|tubo|pared|muro|bloque|camión|montacargas|carretilla|excavadora|retro|árbol|tronco|piedra|roca|ladrillo|ladrillos|palet|tarima|losa|placa|puerta|máquina|vidrio|plancha|estante|poste|saco|vehículo|andamio|estructura|grúa|bulto|panel',
  powerLine:
    'línea eléctrica|líneas eléctricas|línea de alta tensión|líneas de alta tensión|alta tensión|cables de alta tensión|cable de alta tensión|cables eléctricos|cable eléctrico|cables de la luz|cable de la luz|tendido eléctrico|línea aérea|líneas aéreas|cables de luz|cable de luz|línea de media tensión|cables aéreos|línea de corriente|línea de luz',
  wire: 'cable|cables|línea|enchufe|tablero|panel|contacto|toma|tomacorriente|cuadro eléctrico|alambre|cable pelado',
  gasPipe:
    'tubería de gas|línea de gas|tubo de gas|ducto de gas|gasoducto|toma de gas|cañería de gas|conducción de gas|manguera de gas',
  harmful:
    'ácido|químico|químicos|producto químico|cal|cal viva|cemento|concreto|hormigón|sosa|sosa cáustica|lejía|solvente|disolvente|cloro|amoniaco|mortero|thinner|yeso|desengrasante|pesticida|anticongelante|líquido de batería|resina|pegamento|detergente',
  flammable:
    'gasolina|diesel|diésel|gasóleo|combustible|solvente|disolvente|aceite|petróleo|inflamable|inflamables|alcohol|thinner|pintura|gas|queroseno|nafta|acetona|químicos|bencina',
  fumes:
    'generador|humo|humos|escape|monóxido|monóxido de carbono|gases|vapores|planta de luz|calentador|gas|motor encendido|planta eléctrica|estufa',
  hotThing:
    'aceite|agua hirviendo|vapor|hirviendo|soplete|chapopote|asfalto|alquitrán|brea|agua caliente|metal fundido|arco|fuego|llama|ácido|gasolina|explosión|flamazo|cal|caliente',
  heat: 'calor|sol|grados|insolado|acalorado|mucho calor',
  contact:
    'tocó|toca|toco|tocando|golpeó|golpea|chocó|choca|enganchó|engancho|se enganchó|enredó|enredada|enredado|contacto con|hizo contacto|hace contacto|hacer contacto|pegó|pega|pegada|pegado|rozó|roza|está en|atorada|atorado|tiró|jaló|arrancó|tumbó|alcanzó|está tocando|quedó en|encima de|le dio a|le pegó|entra en contacto|agarró|topó|apoyada|derribó|cortó',
  powerLineDown:
    'cable caído|cables caídos|se cayó el cable|se cayó un cable|cayó un cable|línea caída|poste caído|cable en el suelo|cable de luz en el suelo|se cayó la línea|se cayeron los cables',
  grabbed: 'tocó|agarró|tocar|pegado|cogió|tocando|agarrado|perforó|cortó',
  electrocuted:
    'le pegó una descarga|le dio un corrientazo|agarró corriente|corrientazo|le dieron toques|pelado y cayó|le dio la luz|electrocutó|electrocutado|electrocutada|se electrocuta|electrocuta|electrocutando|le dio la corriente|le dio corriente|le dio toques|le cogió la corriente|le agarró la corriente|le pegó la corriente|descarga eléctrica|se quedó pegado|quedó pegado|toque eléctrico|le dio un toque|recibió una descarga|le dio una descarga|recibe una descarga|electrocutaron|le cayó un rayo|se electrizó|dio un calambrazo|le pasó la corriente|pasó corriente',
  cannotLetGo:
    'no se puede soltar|no puede soltar*|no se suelta|quedó pegado|está pegado|pegado al|pegado a la',
  fellInto:
    'cayó a|cayó al|cayó en|cayó dentro|se cayó a|se cayó al|se cayó en|cayó adentro|se fue al|cayó a la',
  collapsed:
    'se está agrietando|se está moviendo|está cediendo|a punto de caer|se está derrumbando|derrumb*|colaps*|se cayó encima|se le cayó encima|se vino encima|se le vino encima|se vino abajo|se volcó|se desplomó|se hundió|cedió|se desmoronó|se vino|se cayó la|se cayó el|se desbarrancó|se está cayendo|se cerró|se desgajó|se venció|se cae',
  buried:
    'enterrado|enterrada|enterrados|enterradas|sepultad*|bajo la tierra|debajo de la tierra|bajo los escombros|soterrad*|tapado de tierra|tapados|le cayó la tierra|cubierto de tierra|bajo tierra|atrapado en la zanja|atrapados en la zanja|tapó la tierra',
  gasSmell:
    'huele a gas|huele mucho a gas|huele fuerte a gas|olor a gas|huele a butano|olor fuerte a gas|oliendo a gas|olemos gas|huelo gas|huele _ a gas|sale gas|saliendo gas',
  gasLeak:
    'fuga de gas|escape de gas|se escapa el gas|fuga de amoniaco|fuga de cloro|se está saliendo el gas|se fuga el gas|fugando gas|está saliendo gas',
  broken:
    'rompió|rompimos|rota|roto|golpeó|golpeamos|picó|picamos|cortó|cortamos|perforó|perforamos|reventó|reventamos|silba|fuga|se rompió|pinchó|pinchamos|dañó|dañamos|dimos a|dimos|rompieron|tiramos|jaló|tronó',
  exploded:
    'explotó|explota|acaba de explotar|ha explotado|estalló|hubo una explosión|reventó|voló en pedazos',
  caughtFire:
    'prendió fuego|se prendió|se incendió|se incendia|cogió fuego|se ha incendiado|agarró fuego|se encendió',
  burningNow:
    'se prendió la|se prendió el|fuego en el|salen llamas|hay llamas|empezó un incendio|hay fuego|hay un fuego|hay un incendio|hay incendio|hay mucho humo|hay humo|se está quemando|se está incendiando|se quema el|se quema la|está en llamas|en llamas|está ardiendo|incendio en|fuego en|sale humo|saliendo humo|se está prendiendo|salir humo|arde el|arde la|lleno de humo|se nos quema|sale fuego',
  hotWork:
    'soldar|soldando|soldador|suelda|cortar|cortando|corta|soplete|oxicorte|esmeril|amoladora|amolando|esmerilar|esmerilando|plasma|van a soldar|va a cortar|abrir con soplete|calentar|calentando|taladrar|pulidora|cortó',
  hanging: 'colgado|colgada|colgando|suspendido|suspendida|cuelga|colgados',
  choked:
    'se atragantó|atragantado|atragantada|se atoró con|algo en la garganta|atorado en la garganta|se atragantó con|se le fue por otro lado',
  drowning:
    'al río|al canal|al lago|a la presa|se hundió en el agua|se ahogó en|cayó al agua|se cayó al agua|ahogado en|bajo el agua|se está ahogando en el|cayó al río',
  severed:
    'cortó|cortado|corto|amputó|arrancó|arrancado|cercenó|cercenado|rebanó|perdió|trozó|mochó|se voló|le voló|se llevó|amputado|amputados|cortó _ dedos|desprendió|se quedó sin',
  lostLimb:
    'se quedó sin dedo|se quedó sin dedos|se quedó sin mano|perdió el dedo|perdió la mano|perdió los dedos|perdió dos dedos|se mochó',
  cut: 'cortó|corto|se cortó|cortado|cortada|rajó|se rajó|tajo|herida|rebanó|se clavó|clavó|corte profundo|desgarró|abrió',
  impaled:
    'le atravesó|atravesó la|atravesó el|atravesado|empalado|se le clavó|se clavó|le entró una varilla|se enterró|clavado en',
  pierced: 'clavo en|varilla en|se clavó|clavo atravesado|pistola de clavos|se disparó un clavo|atravesó',
  hadHeartAttack:
    'le dio un infarto|está teniendo un infarto|tiene un infarto|sufrió un infarto|le está dando un infarto|le dio un ataque al corazón|se agarra el pecho|está infartado|se infartó|le dio un paro',
  hadStroke:
    'le dio un derrame|derrame cerebral|le dio un ictus|tiene un ictus|le está dando un derrame|le dio una embolia|embolia',
  inEye:
    'en los ojos|en el ojo|a los ojos|al ojo|en sus ojos|en un ojo|en mis ojos|en mi ojo|en ambos ojos|en la vista|en su ojo|ojos le arden|le arden los ojos|me arden los ojos|no puede ver',
  splashed:
    'bañado en|cubierto de|lleno de|salpicó|salpic*|derramó|se derramó|le cayó|me cayó|se le metió|le entró|cayó|le saltó|le brincó|roció|se le metió|le salpicó',
  onSkin:
    'en la piel|en la cara|en las manos|en el brazo|en los brazos|en las piernas|en el cuerpo|por todo el cuerpo|encima|en el rostro|en la espalda|en la pierna',
  swallowed: 'tragó|se tragó|bebió|se bebió|tomó|se tomó|ingirió|inhaló|respiró|aspiró',
  poisoned:
    'intoxicado|intoxicada|intoxicados|intoxicó|se intoxicaron|se intoxicó|envenenado|envenenada|envenenó|sobredosis|lo picó una víbora|mordió una serpiente|mordió una víbora|picó una serpiente',
  trapped:
    'con el operador adentro|con el chofer adentro|operador adentro|se quedó adentro|atrapado|atrapada|atrapados|atrapadas|aprisionado|prensado|prensada|quedó debajo|está debajo|está abajo del|está bajo el|quedó bajo|atorado debajo|no lo podemos sacar|no puede salir|no podemos sacarlo|está prensado|gente adentro|gente dentro|hay gente atrapada|quedó atorado|quedaron atrapados',
  crushedBy:
    'aplastó|aplastado|aplastada|aplasta|le aplastó|atropelló|atropellado|atropellada|arrolló|prensó|lo prensó|le prensó|le pasó por encima|le pasó encima|atropellaron|lo arrastró|lo jaló la máquina|lo agarró la máquina|le agarró la mano|lo golpeó|le golpeó|la golpeó|golpeado por|se le volcó|se volcó encima|triturado|machucó|le machucó|apachurró|le pilló|pilló la mano|lo chocó',
  crushed: 'aplast*|machac*|triturad*|prensad*|destroz*|apachurr*|atrap*|machuc*',
  fellOn:
    'le cayó|se le cayó|le cayó encima|cayó encima|le pegó en|golpeó en la cabeza|cayó sobre|me cayó encima|le dio en la cabeza|nos cayó|le cae|encima de él|encima de un',
  ranInto:
    'le reventó|se reventó|le saltó|le brincó|golpeó|atropelló|chocó|embistió|le pegó|arrolló|se volcó|volcó|tumbó|le pasó|le dio',
  caught:
    'se atoró|atorado|atorada|se atascó|atascado|enganchado|se enganchó|jaló|lo jaló|le jaló|enredado|se quedó atorado|se quedó atrapado|metió la mano|pillado',
  overturned:
    'volteó|se volteó|volteada|volteado|volcó|se volcó|volcada|volcado|se dio vuelta|se ladeó|se fue al barranco|se accidentó|se desbarrancó',
  burned: 'quemó|se quemó|quemado|quemada|quemo|quemaduras|quemadura|quema',
  scalded:
    'se quemó con|se quemó la|se quemó el|se quemó todo|se quemó toda|quemaduras graves|se ha quemado|se escaldó|muy quemado|quemado grave|le quemó la|le quemó el|quemado todo',
  fell: 'saltó del|se tiró del|se aventó del|brincó del|se lanzó del|cayó|se cayó|callo|se callo|caído|se ha caído|cae|se cae|cayeron|caerse|resbaló|se resbaló|se precipitó|caer|se desplomó',
  fellDown:
    'se cayó del|se cayó de|cayó del|cayó de|se ha caído|se acaba de caer|acaba de caerse|cayó desde|se cayó desde|cayó al vacío|se cayó por|cayó por',
  unresponsive:
    'no le encuentro el pulso|no tiene latido|no le late|inconsciente|inconscientes|inconciente|no se mueve|no se mueven|no responde|no responden|no reacciona|no contesta|no contestan|no despierta|no se despierta|está desmayado|está desmayada|sin conocimiento|perdió el conocimiento|perdió el sentido|sin pulso|no tiene pulso|está tirado|no me contesta|no da señales|perdió la conciencia|no reaccionan|tirado en el piso|tirado en el suelo',
  fainted:
    'desmay*|se desvaneció|cayó desplomado|se desplomó|colapsó|se cayó redondo|perdió el conocimiento|se desvanece|se privó|cayeron',
  notBreathing:
    'sin aire|se quedó sin aire|no agarra aire|respira muy mal|no respira|no respirar|no está respirando|dejó de respirar|no puede respirar|sin respirar|le falta el aire|le cuesta respirar|no le entra aire|se puso azul|se está poniendo azul|está morado|se está asfixiando|asfixi*|apenas respira|le falta aire',
  choking: 'se está ahogando|se ahoga|se está atragantando|se ahogó con|ahogándose|ahogando con|atragantando',
  allergicShock:
    'reacción alérgica|se le hincha la cara|se le cierra la garganta|anafil*|se está hinchando|se le hinchó la cara',
  bleedingBadly:
    'sangra mucho|sangra muchísimo|sangra por|sangra de|está sangrando|sangrando mucho|sangrando|hemorragia|mucha sangre|hay sangre|está pálido|está muy pálido|sangre por todas|no para de sangrar|no deja de sangrar|se desangra|desangrando|pierde mucha sangre|perdiendo sangre|perdiendo mucha sangre|sangre no para|sangre por todos lados|lleno de sangre|chorro de sangre|no podemos parar la sangre|sigue sangrando|parar el sangrado|parar la sangre|sangra bastante|bañado en sangre|no para la sangre',
  chestPain:
    'dolor en el pecho|dolor fuerte en el pecho|dolor de pecho|le duele el pecho|le duele mucho el pecho|me duele el pecho|dolor _ pecho|presión en el pecho|opresión en el pecho|brazo izquierdo dormido|brazo dormido|duele el brazo izquierdo|dolor en el brazo izquierdo',
  strokeSign:
    'cara caída|boca torcida|se le torció la boca|se le torció la cara|cara torcida|la boca chueca|no puede hablar|habla raro|no puede levantar el brazo|no puede mover el brazo|medio cuerpo dormido|lado del cuerpo|no mueve un lado|habla enredado|se le durmió la mitad|se le cayó la mitad de la cara',
  convulsing:
    'convulsionando|convulsiona|convulsionó|está convulsionando|le dio un ataque|tiene un ataque|ataque epiléptico|ataque de epilepsia|le está dando un ataque|tiene convulsiones|echa espuma|espuma por la boca|temblando en el piso|sacudiéndose',
  confused:
    'confundido|confundida|confuso|confusa|desorientado|desorientada|delira|delirando|mareado|mareada|se marea|vomitando|vomitó|vomita|no sabe dónde está|dice cosas raras|no coordina|tambalea|habla incoherencias|actúa raro|no tiene sentido|diciendo incoherencias|no razona',
  hotSkin:
    'muy caliente|piel caliente|está ardiendo|piel seca|piel roja|hirviendo de calor|caliente y seca|caliente y seco|tiene la piel|mucha fiebre',
  notSweating: 'ya no suda|no suda|dejó de sudar|no está sudando',
  sick: 'mareo|estoy mareado|me siento mal|siento mareo|mareado|mareada|mareados|mareo|marearon|mareó|se marearon|se mareó|dolor de cabeza|les duele la cabeza|le duele la cabeza|náuseas|vomitaron|vomitó|vomitando|se sienten mal|se siente mal|desmayaron|se desmayaron|desmayó|tosiendo|mareos|con sueño',
  cannotFeelLegs:
    'no siente las piernas|no siento las piernas|no puede mover las piernas|no mueve las piernas|no siente los pies|se rompió el cuello|se rompió la espalda|se le ve el hueso|no se puede mover|no puede moverse|hueso salido',
  callForHelp:
    'es una emergencia|tenemos una emergencia|herido grave|heridos graves|se está muriendo|se muere|se nos muere|se va a morir|necesitamos una ambulancia|llamen a una ambulancia|llame a una ambulancia|manden una ambulancia|necesito una ambulancia|auxilio|ayuda por favor|por favor ayuda|está muerto|hombre caído|manden ayuda|ayuda urgente|necesito ayuda urgente|hay heridos',
  badlyHurt:
    'muy mal herido|malherido|gravemente herido|está herido|está herida|está grave|lesionado grave|se lastimó mucho|se rompió la pierna|se rompió el brazo|se fracturó|se golpeó la cabeza|se pegó en la cabeza|quedó herido|se accidentó|resultó herido|le dispararon|lo apuñalaron|lo picaron',
  electricShock: 'electrocución|choque eléctrico|shock eléctrico',
  caveIn: 'derrumbe|derrumbe de zanja',
  explosion: 'explosión',
  heatStroke: 'golpe de calor|insolación|golpes de calor|insolado|insolada',
  cardiacArrest: 'paro cardíaco|paro cardiaco|paro cardiorrespiratorio',
  heartAttack: 'infarto|ataque al corazón|ataque cardíaco',
  stroke: 'derrame cerebral|ictus|embolia',
  seizure: 'convulsión|convulsiones|epilepsia|ataque epiléptico',
  amputation: 'amputación|amputado|amputada',
  bleeding: 'sangrado|sangra|hemorragia',
  poisoning: 'intoxicación|envenenamiento|intoxicación por gas|intoxicación por monóxido',
  badBurn: 'quemadura grave|quemaduras graves|quemadura química|quemadura de tercer grado',
  alone: 'fuego|ayúdenme|ayúdeme|incendio|ayuda|emergencia|auxilio|socorro|ambulancia|urgente',
} satisfies EmergencySigns
