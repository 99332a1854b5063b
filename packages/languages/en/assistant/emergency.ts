import { nothing } from '../../src/patterns'
import { signs } from './emergency-signs'

export const emergency = {
  // What a question about rules has and a call for help doesn't.
  aboutRules:
    /rules?|regulations?|required?|requirements?|osha|hse|standards?|report(?:ed|ing|able)?|records?|recordable|recordkeeping|log|300|training|trained|train|prevent\w*|avoid|protects?|policy|plan|program|fines?|fined|penalt\w+|deadline|law|legal|last (?:week|month|year|night)|yesterday|overnight|nobody (?:was |got |is )?(?:hurt|injured)|statistics|how many|how often|how high|kit|do we (?:need|have) to|must we|ppe|clothing|distance|duties|explain/,
  // 'What do I do' is asked in an emergency as well.
  cry: /what (?:do|should|can) (?:i|we) do|what now|what to do|who do i call/,
  // Somebody in particular, so it is happening to them.
  somebody: /he|she|hes|shes|him|his|her|my|me|the guy|our/,
  // How a question begins that is about such things in general.
  generalOpening: /what|who|when|where|which|how|why|do|does|did|is|are|can|could|should|must|if/,
  // Begins like a question and is none.
  thereIsFire: nothing,
  // Anywhere in a question about such things in general.
  inGeneral: /what if|what happens|in case|when someone|if (?:a|an|some\w+)/,
  signs,
}
