/** The code of an error that means that the search thread couldn't reach the database. */
export const DATABASE_LOST = 'database_lost'
