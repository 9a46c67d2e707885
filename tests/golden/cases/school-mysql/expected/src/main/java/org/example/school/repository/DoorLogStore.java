package org.example.school.repository;

import java.util.List;
import org.example.school.common.ShownRows;
import org.example.school.dto.DoorLogRow;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Rows of door_log are listed and added, never addressed. */
@Repository
public class DoorLogStore {
  private final JdbcClient jdbc;

  public DoorLogStore(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  public List<DoorLogRow> list(int limit, int offset) {
    return jdbc.sql(
            "select opened_at, door, student_id from door_log order by opened_at desc, door,"
                + " student_id limit :limit offset :offset")
        .param("limit", limit)
        .param("offset", offset)
        .query(new ShownRows<>(DoorLogRow.class))
        .list();
  }

  public void append(DoorLogRow row) {
    jdbc.sql(
            "insert into door_log (opened_at, door, student_id) values (:openedAt, :door,"
                + " :studentId)")
        .paramSource(row)
        .update();
  }
}
