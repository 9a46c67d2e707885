/** The name a project's archive is downloaded under. Project names are letters and digits only. */
export function zipFilenameOf(projectName: string): string {
  return `${projectName}.zip`;
}

/** Where a generation's archive is stored. */
export function archiveKeyOf(projectId: string, generationId: string): string {
  return `archives/${projectId}/${generationId}.zip`;
}

/** Where the update of a version is stored: the same schema, for a database in use. */
export function updateKeyOf(projectId: string, generationId: string): string {
  return `archives/${projectId}/${generationId}-update.zip`;
}

/**
 * A project name made of an uploaded file's name, for clients that give none: letters and digits, 3 to 20 of them.
 */
export function projectNameOf(fileName: string): string {
  const stem = fileName.replace(/\.sql$/i, '').toLowerCase();
  const name = stem.replace(/[^a-z0-9]/g, '').slice(0, 20);
  return name.length < 3 ? `${name}app`.slice(0, 20) : name;
}
