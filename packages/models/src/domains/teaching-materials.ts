export const TEACHING_MATERIALS = `domain teaching-materials: Teaching materials
says Teachers write lessons and worksheets, share them by subject, grade and licence, put them into sequences, and rate what they used.
like Teachers Pay Teachers, OER Commons, Twinkl, Eduki
cues teaching material, lesson plan, worksheet, open educational resource, teaching resource, learning material, curriculum planning, lesson planning, course material, teacher resource, curriculum
hints school material

core
teacher (author, user, educator): Person who teaches, writes and shares.
  email! unique, full_name!, school_name, country, verified_at, status {active|suspended|closed}
school_subject (subject): What is taught; a tree of fields.
  code! unique, name!
  parent -> school_subject
grade_level (grade, year group, school year): For whom.
  code! unique, name!, position! 1.., age_from int 3..25
material (teaching material, worksheet, resource, lesson plan): Something to teach with.
  slug! unique, title!, summary, kind! {worksheet|lesson_plan|presentation|test|game|video|experiment}, language! text(10), licence {cc0|cc_by|cc_by_sa|cc_by_nc|all_rights} = cc_by_sa, minutes int 1.., status {draft|in_review|published|withdrawn}, published_at
  -> teacher!, -> school_subject!
material_version (version, revision): A state of a material; never changed.
  version_number! int 1.., change_note text(255), released_at = now
  => material, unique(material, version_number)
material_file (file, attachment): A file of a version.
  file_name!, file_url!, media_type! text(100), byte_size big 0.., is_solution
  => material_version, unique(material_version, file_name)
material_grade: For which year a material is.
  => material, => grade_level, unique(material, grade_level)
material_rating (review, rating): What a teacher made of it in class.
  stars! 1..5, comment, taught_on
  => material, -> teacher!, unique(material, teacher)

pack curriculum (curriculum, competence, standard, learning goal): Curriculum
curriculum_goal (learning goal, competence, standard): Something pupils are to be able to do.
  code! unique, description!, issued_by_name text(120)
  -> school_subject!, -> grade_level!
material_goal: A goal a material serves.
  coverage {full|partial} = partial
  => material, => curriculum_goal, unique(material, curriculum_goal)

pack sequences (sequence, unit, series, collection): Sequences
teaching_unit (sequence, unit): Materials in an order.
  title!, description, lessons_planned int 1.., public
  -> teacher!, -> school_subject!, -> grade_level
unit_lesson (lesson): One lesson of a sequence.
  position! 1.., title!, minutes int 1.. = 45, notes
  => teaching_unit, -> material, unique(teaching_unit, position)

pack sales (sale, shop, price, purchase): Sales
material_price (price): What a material costs.
  price! 0.., currency = EUR, valid_from_on!
  => material, unique(material, valid_from_on)
material_purchase (purchase, order): A licence a teacher or school bought.
  number! unique, scope {single|school} = single, paid_amount! 0.., currency = EUR, bought_at = now, status {pending|paid|refunded}
  -> material!, -> teacher!

pack reports (report, copyright, moderation): Reports
material_report (complaint): Something that is wrong with a material.
  reason_code! {copyright|mistake|inappropriate|broken_file}, details, reported_at = now, status {open|upheld|rejected}
  => material, -> teacher!
`;
