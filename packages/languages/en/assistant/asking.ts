/** What tells what a question asks. */
export const asking = {
  // Words that most sentences have: they tell which language a question is in.
  common:
    /the|a|an|is|are|do|does|did|i|we|my|our|of|for|to|on|how|what|when|who|which|can|need|have|has|with|must|should|if|it|be|there|much|many|often|they|them|guys|without|about|and|or|he|she|his|work|working|required|allowed|your|you|that|this/,
  // Is it allowed.
  may: /can|may|could|allowed|permitted|legal|ok|okay|acceptable|all right|alright|is it fine/,
  // Is it required.
  must: /must|needs?|needed|have to|has to|gotta|required?|requires|requirement|mandatory|obligatory|necessary|obliged|supposed to|appl(?:y|ies)/,
  // Is it forbidden.
  forbidden:
    /forbidden|illegal|prohibited|banned|unlawful|against (?:the )?(?:law|rules?|code|regulations?|osha)|a violation|not (?:allowed|permitted|legal|ok|okay)|disallowed/,
  // Doing without something.
  without: /without|no|not|skip|leave (?:out|off)|never|exempt|instead of/,
  // Said rather than asked: 'we don't need'. 'Don't we need' is only another way to ask.
  doubted:
    /(?:can|do|does|is|are|must|should|need|may|could|would|wo|did|has|have)n'?t(?! (?:it|i|we|they|he|she|you|the|my|our|a|an|that|this|there)\b)|cannot|never have to|not (?:need|have to|required|necessary|mandatory)|do (?:i|we|they) really/,
  // How a question for yes or no begins that says neither may nor must.
  plain: /is|are|am|do|does|did|will|would|has|have|was|were/,
  // A question for something else than yes or no.
  open: /how|what|whats|when|who|whom|whose|which|where|why/,
  who: /who|whom|whose|which person/,
  figure:
    /how (?:many|much|high|deep|far|long|often|close|tall|wide|old|big|heavy|hot|cold|loud|fast|soon|strong|thick|steep|near|low|late|frequently|quickly)|(?:what|which) (?:is the )?(?:height|depth|distance|age|temperature|size|width|length|angle|slope|limit|speed|interval|frequency|ratio|weight|number|voltage|level|pressure|clearance)|minimum|maximum|max|min|limit|deadline/,
  when: /when|at what (?:point|height|depth|age|temperature|level)|how soon|from what/,
  // Between two things to choose from.
  or: /or(?! (?:is|are|do|does|can|just|only|not)\b)/,
  above: /over|above|more than|at least|exceed\w*|higher than|deeper than|longer than/,
  below: /under|below|less than|up to|lower than|shorter than|within/,
}
