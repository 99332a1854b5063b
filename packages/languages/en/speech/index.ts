import { phrases, type Speech } from '../../src/speech'
import { keywords } from './keywords'

export const speech = {
  keywords,
  negationReach: 5,
  negations: phrases(`
    no | not | without | never | nobody | none | isn't | aren't | wasn't | doesn't | don't | didn't |
    hasn't | haven't | forgot | lacks | missing
  `),
  troubles: phrases(`
    broken | damaged | loose | unstable | unsafe | dangerous | cracked | missing | collapsed |
    collapsing | collapse | slipped | slipping | falling | leaking | leak | blocked | expired |
    unsecured | exposed | overloaded | too close | not tied | not secured | not safe | tipping | took
    off | taken off | fell | without | unattended | careful | watch out | danger | hazard
  `),
  hypotheses: phrases(`
    if | in case of | drill | training | would | could | imagine
  `),
  breaks: phrases(`
    but | however | although
  `),
  alarms: phrases(`
    open edge | unprotected edge | open hole | uncovered hole | something fell | dropped tool | falling
    object | watch out below | bare head | something in my eye | cut my hand | stepped on a nail | too
    close to the machine | under the load | cave in | cave-in | shoring collapse | unstable wall |
    uncapped rebar | exposed rebar | live wire | exposed wire | electric shock | frayed cord | damaged
    cord | cord in water | touch the wires | fire | on fire | smoke | burning | flames | unsecured
    cylinder | blocked extinguisher | expired extinguisher | blocked exit | exit is locked | too loud |
    cannot hear | dust cloud | so much dust | fumes | hard to breathe | spill | unlabeled | heat stroke
    | heat exhaustion | too hot | dehydrated | dizzy | too heavy | hurt my back | back pain | man down |
    person down | he fell | she fell | unconscious | call an ambulance | injured | trip hazard | tripped
    | wet floor | mess everywhere | guard is off | caught in | broken tool | ladder slipped | still
    running | asbestos
  `),
  protections: phrases(`
    fall protection | toeboard | hard hat | head protection | safety glasses | goggles | face shield |
    eye protection | gloves | hand protection | safety boots | safety shoes | steel toe | high vis | hi
    vis | safety vest | reflective vest | ppe | protective equipment | exclusion zone | barricade |
    caution tape | reverse alarm | backup alarm | spotter | shoring | trench box | rebar caps | entry
    permit | gfci | fire watch | extinguisher | emergency exit | fire exit | escape route | hearing
    protection | ear plugs | ear muffs | respirator | dust mask | safety data sheet | lockout | tagout |
    scaffold tag
  `),
  harmless: phrases(`
    fire extinguisher | fire extinguishers | fire drill | fire door | fire alarm | fire department |
    fire truck | fire safety | fire hose | smoke detector | smoke alarm | smoke break | fire is out
  `),
} satisfies Speech
