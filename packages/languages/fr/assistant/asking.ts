import type { AssistantCues } from '../../src/assistant'

export const asking = {
  common:
    /le|la|les|l|d|des|un|une|de|du|est|ce|c|qu|je|j|il|elle|on|nous|que|qui|pour|avec|dans|sur|sans|a|au|aux|et|ou|en|faut|peut|doit|quand|combien|quel|quelle|quels|quelles|mes|mon|ma|son|ses|comment|si|ne|pas|par|se|y|t|etre|sont/,
  may: /peut|peux|peuvent|pouvons|pouvez|puis|autorise[es]?|autorisees|(?:il|c'est|est-ce) permis|le droit|possible|legal/,
  must: /doit|dois|doivent|devons|devez|faut|faut-il|obligatoires?|obligation|besoin|necessaires?|oblige[es]?|exige\w*|requis\w*|imposee?s?/,
  forbidden: /interdit[es]?|interdites|illegal\w*|defendu|interdiction/,
  without: /sans|pas|aucune?|jamais|se passer|dispense\w*|eviter/,
  doubted:
    /ne (?:peut|peux|peuvent|doit|dois|doivent|faut|pas)\w*|n'(?:est|a|ai|avons|y)\w*|pas (?:besoin|obligatoire|necessaire|obliges?|interdit)/,
  plain: /est-ce|est-il|c'est|y a-t-il|suffit-il|compte|est|sont/,
  open: /quel|quelle|quels|quelles|quand|combien|qui|comment|ou|pourquoi|quoi|que/,
  who: /qui|quelle personne/,
  figure:
    /combien|(?:quel|quelle|quels|quelles) (?:est la |est le |est l'|)(?:hauteur|profondeur|distance|age|temperature|taille|largeur|longueur|angle|pente|limite|vitesse|frequence|delai|poids|niveau|pression|duree)|minimum|minimale?|maximum|maximale?|limite|delai|tous les combien/,
  when: /quand|a partir de|des quel\w*|partir de quel\w*/,
  or: /ou/,
  above: /plus de|au-dessus|superieur\w*|au moins|depasse\w*/,
  below: /moins de|au-dessous|en dessous|inferieur\w*|jusqu\w*|sous/,
} satisfies AssistantCues['asking']
