import type { EmergencyWords } from '../../src/assistant'
import { signs } from './emergency-signs'

export const emergency = {
  ...signs,
  he: 'il|elle|lui|mon|ma|moi|me|m|je|j|on|nous|un collègue|une collègue|un gars|un ouvrier est|deux gars|deux hommes|un homme|quelqu un est|quelqu un a|vient de|un mec|notre|un type|mon chef|mes',
  person:
    'collègue|collègues|ouvrier|ouvriers|salarié|salariés|quelqu un|conducteur|chauffeur|opérateur|grutier|gars|personne|personnes|gens|homme|employé|soudeur|électricien|couvreur|maçon|chef|frère|ami|apprenti|a fait|fait un|fait une|a un|a une|a eu|travailleur|intérimaire|quelqu',
  cry: 'c est dangereux|est ce dangereux|sans danger|est ce risqué|que faire|quoi faire|que dois je faire|que doit faire|que doit on faire|qu est ce que je fais|qu est ce qu on fait|on fait quoi|je fais quoi|que faire si|comment l aider|comment aider|comment réagir|comment secourir|à l aide|aide|vite|urgent|urgence|maintenant|tout de suite|je descends|on descend|je le sors|peut on le bouger|je le bouge|qui appeler|qui j appelle|au secours|premiers secours pour|comment arrêter|comment le sortir|comment soigner|please help|svp|s il vous plaît|j appelle',
  prevention:
    'prévenir un|prévenir les chutes|prévenir le|prévenir l|prévention|éviter|évite|évitent|protège|protéger|protection|protecteur|contre le|contre les|contre la|contre l',
  past: 'hier|la semaine dernière|le mois dernier|l année dernière|l an dernier|il y a un an|il y a deux|l été dernier|combien|statistiques|exercice|aucun blessé|personne n a été blessé|cette année|ce mois',
  ruleQuestion:
    'règle|règles|règlement|réglementation|obligatoire|obligatoires|obligation|obligations|déclarer|déclaration|déclaré|signaler|amende|amendes|loi|code du travail|délai|délais|combien|à quelle distance|quelle distance|quelle hauteur|quelle profondeur|quelle fréquence|distance|faut il|peut on|doit on|doit il|a t on|permis|autorisation|inspection du travail|carsat|seuil|valeur limite|minimum|minimale|maximale|explique|montre|liste|c est quoi|qu est ce que|qu est ce qu|quels sont|quelles sont|quel est|quelle est|quels|quelles|quel|qui doit|qui peut|documents|registre|peut on|sanction|contrôle|vérifier|vérification|habilitation',
  questionOpening:
    'et si|et pour|quel|quelle|quels|quelles|qui|quand|où|comment|pourquoi|est ce|est il|faut il|peut on|doit on|combien|à quelle|à partir de|que doit contenir|que dit|rédige|écris|fais|crée|montre|donne|liste|explique|plan de|plan d|formation|affiche|procédure|fiche|consigne|dans quel|permis|valeur|distance|contrôle|recyclage|amende',
  topic:
    'formation|formations|stage|plan|plans|trousse|trousses|registre|affiche|affiches|liste|programme|causerie|quart d heure|extincteur|extincteurs|exigences|symptômes|politique|procédure|procédures|statistiques|risque|risques|constat|constats|infraction|infractions|douche|rince œil|détecteur|alarme|exercice|sst|recyclage|évacuation|consigne|consignes|protocole|déclarer|déclaration|documents|mortelle|mesures|fiche',
} satisfies EmergencyWords
