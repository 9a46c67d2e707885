package com.acme.notes.domain;

import com.acme.notes.security.RecordRules;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.LocalDate;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.Filter;

@Entity
@Table(name = "reminder")
@Filter(
    name = RecordRules.NAME,
    condition = RecordRules.REMINDER,
    deduceAliasInjectionPoints = false)
@DynamicUpdate
public class Reminder {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Long id;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "note_id")
  private Note note;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "notebook_id")
  private Notebook notebook;

  @Column(name = "due_on", nullable = false)
  private LocalDate dueOn;

  @Column(name = "created_by", nullable = false, updatable = false, length = 255)
  private String createdBy;

  @Column(name = "updated_by", length = 255)
  private String updatedBy;

  public Long getId() {
    return id;
  }

  public Note getNote() {
    return note;
  }

  public void setNote(Note note) {
    this.note = note;
  }

  public Notebook getNotebook() {
    return notebook;
  }

  public void setNotebook(Notebook notebook) {
    this.notebook = notebook;
  }

  public LocalDate getDueOn() {
    return dueOn;
  }

  public void setDueOn(LocalDate dueOn) {
    this.dueOn = dueOn;
  }

  public String getCreatedBy() {
    return createdBy;
  }

  public void setCreatedBy(String createdBy) {
    this.createdBy = createdBy;
  }

  public String getUpdatedBy() {
    return updatedBy;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Reminder that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Reminder.class.hashCode();
  }
}
