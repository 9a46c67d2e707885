package com.acme.tasks.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import org.hibernate.annotations.Immutable;
import org.hibernate.annotations.Subselect;

/**
 * A row of the view open_task. Rows are read as values and never found by a key, which a view need
 * not have.
 */
@Entity
@Immutable
@Subselect("select id, title from open_task")
public class OpenTask {
  @Id
  @Column(name = "id")
  private Long id;

  @Column(name = "title", length = 120)
  private String title;
}
